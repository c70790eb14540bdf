;;; rass.el --- Both servers in one session of eglot -*- lexical-binding: t; -*-

;;; Commentary:

;; SourceKit-LSP and Curbcut joined by the multiplexer rass: each answers for
;; what it knows, in one eglot session.

;;; Code:

(load (expand-file-name "support.el" (file-name-directory load-file-name)) nil t)
(require 'eglot)

(setq eglot-sync-connect t
      eglot-connect-timeout 60)

(defun test-wait-for-ours (what expected)
  "Wait at WHAT until the findings that are not SourceKit-LSP's are EXPECTED."
  (test-wait (format "%s: %S" what expected)
             (lambda ()
               (equal (seq-remove (lambda (finding)
                                    (string-match-p "SourceKit\\|No such module" (car finding)))
                                  (test-findings))
                      expected))))

(test-run
  (find-file (getenv "CURBCUT_FILE"))
  (curbcut-eglot-enable 'rass)
  (apply #'eglot (eglot--guess-contact))
  (flymake-start)
  (test-expect "Curbcut's fixes are offered" (and (curbcut--eglot-p) t) t)
  (test-wait-for-ours "findings with the settings" test-first-findings)
  (test-expect "SourceKit-LSP answers"
               (plist-get
                (aref (jsonrpc-request (eglot-current-server) :textDocument/documentSymbol
                                       (list :textDocument (eglot--TextDocumentIdentifier)))
                      0)
                :name)
               "Card")

  (curbcut-fix-all)
  (test-expect "all safe fixes" (test-line 8) "        .font(.title2)")
  (eglot--signal-textDocument/didChange)
  (test-wait-for-ours "what is left"
                      (list (nth 0 test-first-findings) (nth 2 test-first-findings)))

  (eglot-shutdown (eglot-current-server))
  (set-buffer-modified-p nil)
  (curbcut-eglot-enable nil))

;;; rass.el ends here

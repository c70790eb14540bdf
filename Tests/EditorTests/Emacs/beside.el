;;; beside.el --- The Flymake backend beside eglot with SourceKit-LSP -*- lexical-binding: t; -*-

;;; Commentary:

;; SourceKit-LSP manages the buffer by eglot and answers; Curbcut's findings
;; are there too, before and after eglot has come and gone.

;;; Code:

(load (expand-file-name "support.el" (file-name-directory load-file-name)) nil t)
(require 'eglot)

(setq eglot-sync-connect t
      eglot-connect-timeout 60
      test-backend #'curbcut-flymake)

(test-run
  (find-file (getenv "CURBCUT_FILE"))
  (setq-local eglot-server-programs
              `((swift-mode . (,(getenv "SOURCEKIT_LSP")))))
  (curbcut-flymake-mode)
  (flymake-start)
  (test-wait-for-findings "the findings before eglot" test-first-findings)

  (apply #'eglot (eglot--guess-contact))
  (test-expect "both are backends"
               (and (memq #'curbcut-flymake flymake-diagnostic-functions)
                    (memq #'eglot-flymake-backend flymake-diagnostic-functions)
                    t)
               t)
  (test-expect "the server is another" (curbcut--eglot-p) nil)
  (flymake-start)
  (test-wait-for-findings "the findings beside eglot" test-first-findings)
  (test-expect "SourceKit-LSP answers"
               (plist-get
                (aref (jsonrpc-request (eglot-current-server) :textDocument/documentSymbol
                                       (list :textDocument (eglot--TextDocumentIdentifier)))
                      0)
                :name)
               "Card")

  (curbcut-fix-all)
  (eglot--signal-textDocument/didChange)
  (flymake-start)
  (test-wait-for-findings "what is left"
                          (list (nth 0 test-first-findings) (nth 2 test-first-findings)))

  (eglot-shutdown (eglot-current-server))
  (flymake-start)
  (test-wait-for-findings "the findings after eglot"
                          (list (nth 0 test-first-findings) (nth 2 test-first-findings)))
  (set-buffer-modified-p nil))

;;; beside.el ends here

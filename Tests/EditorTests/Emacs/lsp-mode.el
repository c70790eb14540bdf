;;; lsp-mode.el --- A session by lsp-mode -*- lexical-binding: t; -*-

;;; Commentary:

;; Curbcut starts as an add-on; findings with the settings, fix-all, restart,
;; and the end.  Only lines are looked at: lsp-mode 8 takes UTF-16 columns for
;; characters, so what stands behind an emoji is marked too far right.

;;; Code:

(load (expand-file-name "support.el" (file-name-directory load-file-name)) nil t)
(require 'lsp-mode)

(defun test-send-changes ()
  "Tell the servers of changes: the timer that does so may not run in batch."
  (when lsp--delayed-requests (lsp--send-delayed-requests)))

(defun test-wait-for-lines (what expected)
  "Wait at WHAT until the lines with findings are those EXPECTED."
  (test-wait what (lambda () (equal (mapcar #'cadr (test-findings)) expected))))

(setq lsp-session-file (expand-file-name "session" (getenv "HOME"))
      lsp-auto-guess-root t
      lsp-enable-file-watchers nil
      lsp-enable-snippet nil
      lsp-diagnostics-provider :flymake
      lsp-restart 'ignore)

(test-run
  (find-file (getenv "CURBCUT_FILE"))
  (test-expect "it is an add-on"
               (and (lsp--client-add-on? (gethash 'curbcut lsp-clients)) t) t)
  (lsp)
  (test-wait "the workspace" (lambda () (curbcut--lsp-mode-p)))
  (flymake-start)
  (test-wait-for-lines "the first findings" '(6 8 9))

  ;; The backend of its own is silent where the server says it all.
  (curbcut-flymake-mode)
  (flymake-start)
  (test-expect "no check runs" curbcut--process nil)

  (curbcut-fix-all)
  (test-expect "all safe fixes" (test-line 8) "        .font(.title2)")
  (test-send-changes)
  (test-wait-for-lines "what is left" '(6 9))

  (curbcut-restart)
  (test-wait "the server is back"
             (lambda () (and (curbcut--lsp-mode-p)
                             (eq 'initialized (lsp--workspace-status (curbcut--lsp-mode-p))))))
  (test-replace-line 8 "        .font(.system(size: 13))")
  (test-send-changes)
  (test-wait-for-lines "findings after the restart" '(6 8 9))

  ;; Where the server counts other lines than Emacs, nothing is fixed.
  (let ((text (concat "// a \r b\n" (buffer-string))))
    (goto-char (point-min))
    (insert "// a \r b\n")
    (test-send-changes)
    (test-expect "carriage returns inside lines"
                 (condition-case problem (progn (curbcut-fix-all) nil)
                   (user-error (cadr problem)))
                 "Nothing was fixed: there are carriage returns inside lines")
    (test-expect "are left alone" (buffer-string) text))

  (curbcut-flymake-mode -1)
  (lsp-workspace-shutdown (curbcut--lsp-mode-p))
  (set-buffer-modified-p nil))

;;; lsp-mode.el ends here

;;; eglot.el --- A session by eglot -*- lexical-binding: t; -*-

;;; Commentary:

;; Findings at the right columns, the three code actions, typing, fix-all,
;; restart, and the end.

;;; Code:

(load (expand-file-name "support.el" (file-name-directory load-file-name)) nil t)
(require 'eglot)

(defun test-send-changes ()
  "Tell the server of changes: idle timers, which do so, never run in batch."
  (eglot--signal-textDocument/didChange))

(defun test-apply-action (part line column)
  "Apply the code action with PART in its title at LINE and COLUMN."
  (setq test-step part)
  (goto-char (point-min))
  (forward-line (1- line))
  (forward-char column)
  (let (titles)
    (cl-letf (((symbol-function 'completing-read)
               (lambda (_prompt collection &rest _)
                 (setq titles (mapcar #'car collection))
                 (or (test-title part titles) (car titles)))))
      (eglot-code-actions (point) (point) nil t))
    (unless (test-title part titles) (test-fail "no action “%s” among %S" part titles)))
  (test-send-changes))

(test-run
  (find-file (getenv "CURBCUT_FILE"))
  (test-expect "eglot leaves SourceKit-LSP where nobody asked"
               (and (assoc curbcut--eglot-entry eglot-server-programs) t) nil)
  (curbcut-eglot-enable t)
  (test-expect "eglot was asked to start Curbcut"
               (member curbcut--eglot-entry eglot-server-programs)
               eglot-server-programs)
  (apply #'eglot (eglot--guess-contact))
  (flymake-start)
  (test-expect "the server makes Curbcut's fixes" (and (curbcut--eglot-p) t) t)
  (test-wait-for-findings "the first findings" test-first-findings)

  (goto-char (point-min))
  (search-forward "system(")
  (test-expect "the rule at point" (curbcut--rule-at-point) "fixed-font-size")

  (test-apply-action "Image(decorative:)" 6 20)
  (test-expect "a decorative image" (test-line 6)
               "      Text(\"🎉é\"); Image(decorative: \"lighthouse\")")
  (test-wait-for-findings "the image is silent" (cdr test-first-findings))

  (test-apply-action ".accessibilityLabel(\"Save\")" 9 8)
  (test-expect "a label" (list (test-line 11) (test-line 12))
               '("      }" "      .accessibilityLabel(\"Save\")"))
  (test-wait-for-findings "the button is silent" (list (nth 1 test-first-findings)))

  (test-apply-action ".title2" 8 12)
  (test-expect "a text style" (test-line 8) "        .font(.title2)")
  (test-wait-for-findings "the text is silent" nil)

  ;; Typing: new problems appear, and go when they are typed away.
  (test-replace-line 8 "        .font(.title2)\n      Image(\"harbour\")")
  (test-send-changes)
  (test-wait-for-findings "a typed problem"
                          '(("image-missing-label" 9 6 "Image(\"harbour\")")))
  (test-replace-line 9 "      Text(\"🎉 Harbour\").font(.system(size: 13))")
  (test-send-changes)
  (test-wait-for-findings "another problem in its place"
                          '(("fixed-font-size" 9 24 "font(.system(size: 13))")))

  (narrow-to-region (point-min) (1+ (point-min)))
  (curbcut-fix-all)
  (widen)
  (test-send-changes)
  (test-expect "all safe fixes" (test-line 9) "      Text(\"🎉 Harbour\").font(.footnote)")
  (test-wait-for-findings "nothing is left" nil)
  (curbcut-fix-all)
  (test-expect "nothing to fix" (test-line 9) "      Text(\"🎉 Harbour\").font(.footnote)")

  (let ((old (eglot-current-server)))
    (curbcut-restart)
    (test-expect "another server" (eq old (eglot-current-server)) nil))
  (test-replace-line 9 "      Text(\"Harbour\").font(.system(size: 13))")
  (test-send-changes)
  (test-wait-for-findings "findings and settings after the restart"
                          '(("fixed-font-size" 9 22 "font(.system(size: 13))")))

  ;; The backend of its own is silent where the server says it all.
  (curbcut-flymake-mode)
  (flymake-start)
  (test-expect "no check runs" curbcut--process nil)
  (test-wait-for-findings "each finding once"
                          '(("fixed-font-size" 9 22 "font(.system(size: 13))")))
  (curbcut-flymake-mode -1)

  ;; Settings that stand where eglot has those of all servers come first.
  (setq-default eglot-workspace-configuration '(:curbcut (:rules (:fixed-font-size "off"))))
  (curbcut-restart)
  (test-wait-for-findings "the settings of eglot"
                          '(("heading-trait-missing" 7 6 "Text(\"Lighthouse\")")))

  ;; Where the server counts other lines than Emacs, nothing is fixed.
  (let ((text (concat "// a \r b\n" (buffer-string))))
    (goto-char (point-min))
    (insert "// a \r b\n")
    (test-send-changes)
    (dolist (command '(curbcut-fix-all curbcut-fix))
      (test-expect "carriage returns inside lines"
                   (condition-case problem (progn (funcall command) nil)
                     (user-error (cadr problem)))
                   "Nothing was fixed: there are carriage returns inside lines"))
    (test-expect "are left alone" (buffer-string) text))

  (eglot-shutdown (eglot-current-server))
  (set-buffer-modified-p nil)
  (curbcut-eglot-enable nil)
  (test-expect "SourceKit-LSP is back"
               (and (member curbcut--eglot-entry eglot-server-programs) t) nil))

;;; eglot.el ends here

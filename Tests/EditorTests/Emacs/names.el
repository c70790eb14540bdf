;;; names.el --- Names and settings that mean something elsewhere -*- lexical-binding: t; -*-

;;; Commentary:

;; Files in folders whose names a shell, a pattern or a format would take for
;; its own; settings that a project brings along; messages with % in them.

;;; Code:

(load (expand-file-name "support.el" (file-name-directory load-file-name)) nil t)

(defconst test-text
  "import SwiftUI\nstruct A: View { var body: some View { Text(\"a\").font(.system(size: 13)) } }\n")

(defun test-owned-p ()
  "Whether something of a name was run."
  (and (directory-files-recursively (getenv "CURBCUT_ROOT") "owned") t))

(test-run
  (dolist (name '("`touch owned`" "$(touch owned)" "*" "[a-z]" "{a,b}" "it's \"quoted\""
                  "100% %s %d" "-c" "a|touch owned;&" "two\nlines" "~" "$HOME" "back\\slash"
                  "\\[kill-emacs]" "é 🎉" "Card.swift:3"))
    (let ((default-directory (file-name-as-directory
                              (expand-file-name (concat "./" name) (getenv "CURBCUT_ROOT")))))
      (make-directory default-directory)
      (write-region test-text nil "A.swift" nil 'silent)
      (with-current-buffer (find-file-noselect (expand-file-name "A.swift"))
        (curbcut-flymake-mode)
        (flymake-start)
        (test-wait-for-findings name '(("fixed-font-size" 2 49 "font(.system(size: 13))")))
        (curbcut-transcript)
        (goto-char (point-max))
        (forward-line -1)
        (curbcut-transcript t)
        (with-current-buffer "*Curbcut transcript*"
          (test-expect name (and (string-search "Text:2" (buffer-string)) t) t))
        (curbcut-fix-all)
        (test-expect name (test-line 2)
                     "struct A: View { var body: some View { Text(\"a\").font(.footnote) } }")
        (set-buffer-modified-p nil)
        (kill-buffer))))
  (test-expect "what was run" (test-owned-p) nil)

  ;; What a project may set without a question can start nothing and write nothing.
  (test-expect "the program" (risky-local-variable-p 'curbcut-command) t)
  (test-expect "the program's value" (safe-local-variable-p 'curbcut-command "curbcut") nil)
  (pcase-dolist (`(,variable ,value ,expected)
                 '((curbcut-profile "strict" t)
                   (curbcut-profile nil t)
                   (curbcut-profile "--output=owned" nil)
                   (curbcut-profile strict nil)
                   (curbcut-rules (("fixed-font-size" . "off")) t)
                   (curbcut-rules nil t)
                   (curbcut-rules (("--output=owned" . "off")) nil)
                   (curbcut-rules (("fixed-font-size\n" . "off")) nil)
                   (curbcut-rules (("fixed-font-size" . "--fix")) nil)
                   (curbcut-rules ("fixed-font-size") nil)
                   (curbcut-rules (("fixed-font-size" . "off") . more) nil)
                   (curbcut-eglot-enable t nil)))
    (test-expect (format "%s %S" variable value)
                 (and (safe-local-variable-p variable value) t) expected))
  (with-temp-file (expand-file-name ".dir-locals.el" (getenv "CURBCUT_ROOT"))
    (insert "((swift-mode . ((curbcut-command . \"./owned\")"
            " (curbcut-rules . ((\"--output=owned\" . \"off\"))))))"))
  (let ((enable-local-variables :safe))
    (find-file (getenv "CURBCUT_FILE"))
    (test-expect "a program of the project" curbcut-command (getenv "CURBCUT_BINARY"))
    (test-expect "rules of the project" curbcut-rules '(("heading-trait-missing" . "off"))))

  ;; Said yes to, or set by hand, such a value is still not an option.
  (dolist (setting '((curbcut-rules . (("--output=owned" . "off")))
                     (curbcut-profile . "--output=owned")))
    (cl-progv (list (car setting)) (list (cdr setting))
      (curbcut-flymake-mode)
      (flymake-start)
      (test-wait "the check ends" (lambda () (null curbcut--process)))
      (ignore-errors (curbcut-fix-all))))
  (with-temp-buffer
    (setq buffer-file-name "/ssh:nowhere.invalid:/srv/--output=owned"
          default-directory (file-name-directory (getenv "CURBCUT_FILE")))
    (insert test-text)
    (curbcut-fix-all)
    (setq buffer-file-name nil))
  (test-expect "what was written" (test-owned-p) nil)

  ;; Messages are shown to the letter.
  (let ((program (expand-file-name "program" (getenv "CURBCUT_ROOT")))
        (texts nil))
    (with-temp-file program (insert "#!/bin/sh\necho '100%s %d \\[kill-emacs]' >&2\nexit 3\n"))
    (set-file-modes program #o700)
    (cl-letf (((symbol-function 'message)
               (lambda (format &rest arguments)
                 (push (apply #'format-message format arguments) texts)))
              (curbcut-command program))
      (flymake-start)
      (test-wait "the check fails" (lambda () texts))
      (test-expect "an error of Flymake" texts '("Curbcut: 100%s %d \\[kill-emacs]"))
      (test-expect "an error of a command"
                   (condition-case problem (curbcut-fix-all)
                     (error (error-message-string problem)))
                   "Curbcut: 100%s %d \\[kill-emacs]")))
  (set-buffer-modified-p nil))

;;; names.el ends here

;;; support.el --- What the scripts of the Emacs tests share -*- lexical-binding: t; -*-

;;; Commentary:

;; Each script drives this Emacs in batch with the plugin and the built
;; program.  What fails is printed; the status of Emacs says whether any did.

;;; Code:

(require 'cl-lib)
(require 'flymake)
(require 'subr-x)

;; Buffers of no file belong to the sample project, not to this repository and its hundreds of files.
(setq-default default-directory (file-name-as-directory (getenv "CURBCUT_ROOT")))
(setq default-directory (default-value 'default-directory))

;; A batch run has no menus: with a list here, commands would try to pop one up.
(setq last-nonmenu-event ?\r
      make-backup-files nil
      create-lockfiles nil
      auto-save-default nil)

(load (expand-file-name "packages.el" (file-name-directory load-file-name)) nil t)

(define-derived-mode swift-mode prog-mode "Swift"
  "As much of a mode for Swift as a server needs."
  (setq-local comment-start "// "))
(add-to-list 'auto-mode-alist '("\\.swift\\'" . swift-mode))

(defvar test-failures 0)
(defvar test-step "the beginning")

(defun test-fail (format &rest arguments)
  "Print FORMAT with ARGUMENTS and remember that something failed."
  (cl-incf test-failures)
  (message "FAIL %s" (apply #'format format arguments)))

(defun test-finish ()
  "End Emacs with what the tests came to; what still runs has three seconds to end."
  (let ((left (process-list))
        (end (+ (float-time) 3)))
    (while (and (setq left (seq-filter #'process-live-p left)) (< (float-time) end))
      (accept-process-output nil 0.02))
    (when left (test-fail "processes are left: %S" left)))
  (kill-emacs (if (zerop test-failures) 0 1)))

(defvar test-patience 120
  "How many seconds may go by before something is missed.")

(defvar test-pause 0.02
  "For how many seconds output is taken before a condition is looked at again.")

(defvar test-guard
  (run-at-time 300 nil (lambda ()
                        (message "FAIL it hangs at %s" test-step)
                        (kill-emacs 3)))
  "What ends a run that hangs.")

(defun test-expect (what actual expected)
  "Fail at WHAT unless ACTUAL is EXPECTED."
  (setq test-step what)
  (unless (equal actual expected)
    (test-fail "%s: expected %S, got %S" what expected actual)))

(defvar test-backend nil
  "The Flymake backend whose findings are looked at, or nil for all.")

(defun test-findings ()
  "The rule, line, column and text of each finding, lines from 1, columns from 0."
  (sort
   (mapcar
    (lambda (diagnostic)
      (let ((start (flymake-diagnostic-beg diagnostic)))
        (save-excursion
          (save-restriction
            (widen)
            (goto-char start)
            (list (or (curbcut--rule diagnostic) (flymake-diagnostic-text diagnostic))
                  (line-number-at-pos) (- (point) (line-beginning-position))
                  (buffer-substring-no-properties start (flymake-diagnostic-end diagnostic)))))))
    (seq-filter (lambda (diagnostic)
                  (memq test-backend (list nil (flymake-diagnostic-backend diagnostic))))
                (flymake-diagnostics)))
   (lambda (one other)
     (or (< (nth 1 one) (nth 1 other))
         (and (= (nth 1 one) (nth 1 other)) (< (nth 2 one) (nth 2 other)))))))

(defun test-wait (what condition)
  "Wait for CONDITION, and end everything at WHAT where it does not come."
  (setq test-step what)
  (let ((end (+ (float-time) test-patience)))
    (while (and (not (funcall condition)) (< (float-time) end))
      (let ((pause (+ (float-time) test-pause)))
        (while (< (float-time) pause)
          (accept-process-output nil 0.02)))))
  (unless (funcall condition)
    (test-fail "%s did not come; findings are %S" what (test-findings))
    (test-finish)))

(defun test-wait-for-findings (what expected)
  "Wait at WHAT until the findings are those EXPECTED."
  (test-wait (format "%s: %S" what expected)
             (lambda () (equal (test-findings) expected))))

(defun test-title (part titles)
  "The first of TITLES with PART in it, or nil."
  (seq-find (lambda (title) (string-search part title)) titles))

(defun test-line (number)
  "The text of line NUMBER."
  (save-excursion
    (goto-char (point-min))
    (forward-line (1- number))
    (buffer-substring-no-properties (point) (line-end-position))))

(defun test-replace-line (number text)
  "Put TEXT in the place of line NUMBER."
  (goto-char (point-min))
  (forward-line (1- number))
  (delete-region (point) (line-end-position))
  (insert text))

(defmacro test-run (&rest body)
  "Run BODY and end Emacs; an error of its own fails too."
  (declare (indent 0))
  `(progn
     (condition-case problem
         (progn ,@body)
       (error (test-fail "at %s: %S" test-step problem)))
     (test-finish)))

(defconst test-first-findings
  '(("image-missing-label" 6 18 "Image(\"lighthouse\")")
    ("fixed-font-size" 8 9 "font(.system(size: 22))")
    ("icon-button-missing-label" 9 6 "Button(action: save) {"))
  "What is to be found in the file that each script opens.")

(load (expand-file-name "curbcut.el" (getenv "CURBCUT_PLUGIN")) nil t)
(setq curbcut-command (getenv "CURBCUT_BINARY")
      curbcut-rules '(("heading-trait-missing" . "off")))

;;; support.el ends here

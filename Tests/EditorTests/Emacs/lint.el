;;; lint.el --- The package is clean -*- lexical-binding: t; -*-

;;; Commentary:

;; Compiled without a warning, without eglot and lsp-mode at hand; documented
;; as checkdoc wants it; formed as package-lint wants it.

;;; Code:

(require 'bytecomp)
(require 'checkdoc)

(defvar lint-failures 0)

(defun lint-fail (format &rest arguments)
  "Print FORMAT with ARGUMENTS and remember that something is wrong."
  (setq lint-failures (1+ lint-failures))
  (message "FAIL %s" (apply #'format format arguments)))

(defvar lint-file (expand-file-name "curbcut.el" (getenv "CURBCUT_PLUGIN")))

(let ((byte-compile-error-on-warn t)
      (byte-compile-dest-file-function
       (lambda (_) (expand-file-name "curbcut.elc" (getenv "HOME")))))
  (unless (eq (byte-compile-file lint-file) t)
    (lint-fail "it does not compile: %s"
               (with-current-buffer "*Compile-Log*" (buffer-string)))))

(with-current-buffer (find-file-noselect lint-file)
  (setq checkdoc-create-error-function
        (lambda (text start _end &optional _unfixable)
          (lint-fail "%s: checkdoc: %s" (line-number-at-pos start) text)
          nil))
  (checkdoc-current-buffer t)
  (when (re-search-forward "^.\\{101\\}" nil t)
    (lint-fail "%s: the line is long" (line-number-at-pos))))

;; package-lint is not everywhere.
(load (expand-file-name "packages.el" (file-name-directory load-file-name)) nil t)
(when (require 'package-lint nil (not (equal (getenv "CURBCUT_REQUIRE_EDITORS") "1")))
  (with-current-buffer (find-file-noselect lint-file)
    (pcase-dolist (`(,line ,_column ,_kind ,text) (package-lint-buffer))
      ;; lsp-mode and eglot are optional, which only `with-eval-after-load' can say; what is
      ;; released and where the project lives, this package-lint cannot know.
      (unless (string-match-p
               "with-eval-after-load\\|in all released Emacs versions\\|Homepage or URL"
               text)
        (lint-fail "%s: package-lint: %s" line text)))))

(kill-emacs (if (zerop lint-failures) 0 1))

;;; lint.el ends here

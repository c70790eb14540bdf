;;; folders.el --- Folders that change on disk -*- lexical-binding: t; -*-

;;; Commentary:

;; Folders that are created, renamed, moved, checked out and deleted on disk,
;; with eglot: what is shown then is what a fresh server shows.  Eglot keeps
;; the findings of files without a buffer in `flymake-list-only-diagnostics'.
;; Saving is what tells the server to look.

;;; Code:

(load (expand-file-name "support.el" (file-name-directory load-file-name)) nil t)
(require 'eglot)

(defvar test-root (expand-file-name "Sources/App/Folders/" (getenv "CURBCUT_ROOT")))

(defun test-write (name number &optional rest)
  "Write view NUMBER, and REST, into the file NAME below the root."
  (let ((file (expand-file-name name test-root)))
    (make-directory (file-name-directory file) t)
    (write-region (format "import SwiftUI\nstruct F%d: View { var body: some View { Image(\"f\") } }\n%s"
                          number (or rest ""))
                  nil file nil 'silent)))

(defun test-make (name count)
  "Make a folder NAME with COUNT files."
  (dotimes (number count)
    (test-write (format "%s/F%d.swift" name number) number)))

(defun test-shown ()
  "The files below the root with findings, sorted."
  (sort (cl-loop for (file . found) in flymake-list-only-diagnostics
                 when (and found (string-prefix-p test-root (file-truename file)))
                 collect (file-truename file))
        #'string<))

(defun test-on-disk ()
  "The Swift files below the root, sorted."
  (when (file-directory-p test-root)
    (sort (mapcar #'file-truename (directory-files-recursively test-root "\\.swift\\'"))
          #'string<)))

(defun test-wait-until-right (what)
  "Save, and wait at WHAT until the files shown are those on disk."
  (set-buffer-modified-p t)
  (let ((inhibit-message t)) (save-buffer))
  (test-wait (format "%s: %d shown, %d there" what (length (test-shown)) (length (test-on-disk)))
             (lambda () (equal (test-shown) (test-on-disk)))))

(test-run
  (setq test-root (file-name-as-directory (expand-file-name test-root)))
  (make-directory test-root t)
  (setq test-root (file-truename test-root))
  ;; A thousand files take a slow machine a while, and looking at all of them takes time itself.
  (cancel-timer test-guard)
  (setq test-pause 0.5
        curbcut-diagnostic-scope "workspace")
  (find-file (getenv "CURBCUT_FILE"))
  (curbcut-eglot-enable t)
  (apply #'eglot (eglot--guess-contact))
  (flymake-start)
  (test-wait-for-findings "the first findings" test-first-findings)
  (dolist (count (list 1 10 (string-to-number (or (getenv "CURBCUT_FILES") "100"))))
    (test-make "One" count)
    (test-wait-until-right "created")
    (rename-file (concat test-root "One") (concat test-root "Two"))
    (test-wait-until-right "renamed")
    (make-directory (concat test-root "Deep/Down") t)
    (rename-file (concat test-root "Two") (concat test-root "Deep/Down/Two"))
    (test-wait-until-right "moved")
    ;; As git does it: what is other is removed and written anew.
    (dotimes (number count)
      (let ((name (format "Deep/Down/Two/F%d.swift" number)))
        (delete-file (concat test-root name))
        (unless (= (% number 4) 1) (test-write name number "// Other.\n"))
        (when (= (% number 4) 2) (test-make (format "Branch/%d" number) 1))))
    (test-wait-until-right "checked out")
    (let ((before (test-shown)))
      (curbcut-restart)
      (setq flymake-list-only-diagnostics nil)
      (flymake-start)
      (test-wait "a fresh server shows the same" (lambda () (equal (test-shown) before))))
    (delete-directory test-root t)
    (make-directory test-root t)
    (test-wait-until-right "deleted"))

  ;; Only open files are shown where nobody asks for more.
  (test-make "Closed" 5)
  (test-wait-until-right "five more")
  (setq curbcut-diagnostic-scope nil)
  (jsonrpc-notify (eglot-current-server) :workspace/didChangeConfiguration
                  '(:settings (:curbcut (:diagnosticMode "openFiles"))))
  (test-wait "closed files are no longer shown" (lambda () (null (test-shown))))

  ;; A setting that is wrong is said where the person looks.
  (let ((said nil))
    (cl-letf (((symbol-function 'message)
               (lambda (format &rest arguments)
                 (when format (push (apply #'format format arguments) said)))))
      (jsonrpc-notify (eglot-current-server) :workspace/didChangeConfiguration
                      '(:settings (:curbcut (:rules (:image-mising-label "off")))))
      (let ((end (+ (float-time) 20)))
        (while (and (< (float-time) end)
                    (not (seq-some (lambda (text) (string-search "did you mean \"image-missing-label\"" text)) said)))
          (accept-process-output nil 0.02))))
    (test-expect "the wrong rule is named"
                 (and (seq-some (lambda (text) (string-search "unknown rule \"image-mising-label\"" text)) said) t)
                 t))
  (eglot-shutdown (eglot-current-server))
  (set-buffer-modified-p nil)
  (curbcut-eglot-enable nil))

;;; folders.el ends here

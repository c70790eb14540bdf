;;; tree.el --- The accessibility tree at the side -*- lexical-binding: t; -*-

;;; Commentary:

;; What it says, where it leads, and that it follows point and the text,
;; saved or not.

;;; Code:

(load (expand-file-name "support.el" (file-name-directory load-file-name)) nil t)

(defun test-rows ()
  "The lines of the tree that are no parts or findings."
  (with-current-buffer "*Curbcut tree*"
    (seq-remove (lambda (row) (string-match-p "\\`[[:space:]]*[[:alpha:]][[:alpha:] ]*: " row))
                (split-string (buffer-string) "\n" t))))

(defun test-selected ()
  "The line of the tree at its point."
  (with-current-buffer "*Curbcut tree*"
    (buffer-substring-no-properties (line-beginning-position) (line-end-position))))

(defun test-wait-for-tree (what)
  "Wait at WHAT until the tree has been read."
  (test-wait what (lambda ()
                    (not (buffer-local-value 'curbcut-tree--process
                                             (get-buffer "*Curbcut tree*"))))))

(defun test-face (text)
  "The face at the end of the first line of the tree with TEXT in it."
  (with-current-buffer "*Curbcut tree*"
    (save-excursion
      (goto-char (point-min))
      (search-forward text)
      (get-text-property (1- (line-end-position)) 'face))))

(test-run
  (find-file (getenv "CURBCUT_FILE"))
  (curbcut-tree)
  (test-expect "Emacs does not wait for it" (test-rows) nil)
  (test-wait-for-tree "the tree")
  (test-expect "the rows"
               (mapcar #'substring-no-properties (test-rows))
               '("Card" "  🎉é" "  lighthouse, image" "  Lighthouse"
                 "  Download, button"))
  (test-expect "the finding of the image" t
               (with-current-buffer "*Curbcut tree*"
                 (and (string-match-p "warning: .*\\[image-missing-label\\]$" (buffer-string)) t)))

  (goto-char (point-min))
  (forward-line 8)
  (curbcut-tree--follow)
  (test-expect "it follows point" (test-selected) "  Download, button")

  (let ((source (current-buffer)))
    (with-current-buffer "*Curbcut tree*"
      (goto-char (point-min))
      (search-forward "lighthouse, image")
      (curbcut-tree-visit))
    (test-expect "the tree leads to the code" (current-buffer) source)
    (test-expect "the line" (line-number-at-pos) 6)
    (test-expect "the text behind an emoji" (looking-at-p "Image(\"lighthouse\")") t))

  (test-expect "what differs from the last commit says so"
               (aref (car (curbcut-tree--element-rows
                           '((spoken . "Save") (line . 1) (column . 1)
                             (change (kind . "added") (details)))
                           1))
                     0)
               "  Save  [new since HEAD]")

  ;; Only what is looked at is given faces: a tree may have ten thousand lines.
  (test-expect "no face before it is looked at" (test-face "image-missing-label") nil)
  (with-current-buffer "*Curbcut tree*"
    (let ((inhibit-read-only t)) (curbcut-tree--paint (point-min) (point-max))))
  (test-expect "a warning" (test-face "image-missing-label") 'warning)
  (test-expect "a view" (test-face "Card") 'bold)
  (test-expect "an element" (test-face "Download, button") nil)
  (test-expect "a part" (test-face "trait: button") 'shadow)

  ;; Unsaved text counts.
  (goto-char (point-min))
  (search-forward "Text(\"Lighthouse\")")
  (replace-match "Text(\"Coast\")")
  (curbcut-tree--follow)
  (test-wait-for-tree "the tree of unsaved text")
  (test-expect "it shows what is typed" (and (member "  Coast" (mapcar #'substring-no-properties (test-rows))) t) t)
  (with-current-buffer "*Curbcut tree*"
    (goto-char (point-min))
    (forward-line 1)
    (outline-toggle-children)
    (test-expect "an element folds" (and (invisible-p (1+ (line-end-position))) t) t)
    (test-expect "no code behind an empty line"
                 (condition-case nil (progn (goto-char (point-max)) (curbcut-tree-visit))
                   (user-error 'none))
                 'none))
  (set-buffer-modified-p nil))

;;; tree.el ends here

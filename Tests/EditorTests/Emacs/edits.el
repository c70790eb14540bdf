;;; edits.el --- Fixes change what they were made for -*- lexical-binding: t; -*-

;;; Commentary:

;; Fix-all on every line ending and encoding; one undo step; markers; answers
;; that do not fit the text, findings that stay, and text that changes.

;;; Code:

(load (expand-file-name "support.el" (file-name-directory load-file-name)) nil t)

(defun test-source (ends word)
  "A file whose lines end in each of ENDS in turn, with WORD in a comment."
  (let ((lines (list "import SwiftUI"
                     (concat "struct A: View { // " word)
                     "  var body: some View {"
                     "    VStack {"
                     "      Text(\"x\").font(.system(size: 22)); Text(\"b\").font(.system(size: 13))"
                     "      Text(\"c\")"
                     "        .font(.system(size: 11))"
                     "    }"
                     "  }"
                     "}"))
        (index -1))
    (mapconcat (lambda (line)
                 (cl-incf index)
                 (concat line (nth (mod index (length ends)) ends)))
               lines "")))

(defun test-fixed (text)
  "TEXT after its safe fixes."
  (dolist (change '((".system(size: 22)" . ".title2")
                    (".system(size: 13)" . ".footnote")
                    (".system(size: 11)" . ".caption2"))
                  text)
    (setq text (string-replace (car change) (cdr change) text))))

(defun test-bytes (file)
  "The bytes of FILE."
  (with-temp-buffer
    (set-buffer-multibyte nil)
    (insert-file-contents-literally file)
    (buffer-string)))

(defun test-utf-8 (text)
  "TEXT as bytes."
  (encode-coding-string text 'utf-8-unix))

(defun test-error (action)
  "What ACTION signals, as text, or nil."
  (condition-case problem
      (progn (funcall action) nil)
    (error (error-message-string problem))))

(defun test-messages (action)
  "The messages of ACTION."
  (let (texts)
    (cl-letf (((symbol-function 'message)
               (lambda (format &rest arguments)
                 (push (apply #'format-message format arguments) texts))))
      (funcall action))
    (nreverse texts)))

;; Files without an end of the last line stay so.
(setq mode-require-final-newline nil)

(defvar test-file (expand-file-name "Edits.swift" (getenv "CURBCUT_ROOT")))

(defmacro test-with-file (bytes &rest body)
  "Write BYTES and run BODY in a buffer of that file."
  (declare (indent 1))
  `(let ((coding-system-for-write 'no-conversion))
     (write-region ,bytes nil test-file nil 'silent)
     (let ((coding-system-for-write nil))
       (with-current-buffer (find-file-noselect test-file)
         (unwind-protect (progn ,@body)
           (set-buffer-modified-p nil)
           (kill-buffer))))))

(defun test-fix-all (what bytes expected)
  "At WHAT, expect fix-all to turn a file of BYTES into EXPECTED, undone at once."
  (test-with-file bytes
    (let ((before (buffer-string)))
      (undo-boundary)
      (curbcut-fix-all)
      (save-buffer)
      (test-expect what (test-bytes test-file) expected)
      (undo-boundary)
      (let ((last-command nil)) (undo))
      (test-expect (concat what ", undone") (buffer-string) before))))

(defmacro test-with-answers (answers &rest body)
  "Run BODY with a program that prints the next of ANSWERS at each run."
  (declare (indent 1))
  `(let* ((folder (make-temp-file "curbcut" t))
          (curbcut-command (expand-file-name "program" folder))
          (number 0))
     (dolist (answer ,answers)
       (cl-incf number)
       (with-temp-file (expand-file-name (number-to-string number) folder)
         (insert (json-encode `((diagnostics . ,(vconcat answer)))))))
     (with-temp-file curbcut-command
       (insert "#!/bin/sh\ncat > /dev/null\ncd \"$(dirname \"$0\")\"\n"
               "n=$(($(cat count 2> /dev/null || echo 0) + 1))\necho $n > count\n"
               "while [ ! -e $n ]; do n=$((n - 1)); done\ncat $n\n"))
     (set-file-modes curbcut-command #o700)
     (unwind-protect (progn ,@body)
       (delete-directory folder t))))

(defun test-finding (rule &rest edits)
  "A finding of RULE with a safe fix of EDITS: lists of start, end, text, old text."
  `((rule . ,rule) (message . ,rule) (severity . "warning")
    (line . 1) (column . 1) (endLine . 1) (endColumn . 2)
    (fixes . [((title . "Fix") (safety . "safe")
               (edits . ,(vconcat
                          (mapcar (pcase-lambda (`(,start ,end ,text ,old))
                                    `((start . ,start) (end . ,end) (text . ,text)
                                      ,@(when old `((replaces . ,old)))))
                                  edits))))])))

(test-run
  (pcase-dolist (`(,name . ,ends) '(("LF" "\n") ("CRLF" "\r\n") ("CR" "\r")
                                    ("mixed" "\n" "\r\n" "\r\n")
                                    ("stray" "\r\n" "\r" "\n" "\r\r\n")))
    (let ((text (test-source ends "🎉é 👩‍👩‍👧 e\u0301")))
      (test-fix-all name (test-utf-8 text) (test-utf-8 (test-fixed text)))
      (setq text (replace-regexp-in-string "[\r\n]+\\'" "" text))
      (test-fix-all (concat name " without a last end")
                    (test-utf-8 text) (test-utf-8 (test-fixed text)))))

  ;; The encoding of the file is not the program's affair.
  (let ((text (test-source '("\r\n") "caf\351 \374")))
    (test-fix-all "Latin 1" text (test-fixed text)))
  (let ((text (concat "\357\273\277" (test-source '("\n") "bytes"))))
    (test-fix-all "a byte order mark" text (test-fixed text)))
  (let ((text (test-source '("\n") "\303\251 \377\303\251\200 \360\237")))
    (test-fix-all "bytes that are no text" text (test-fixed text)))
  (dolist (is-multibyte '(t nil))
    (with-temp-buffer
      (set-buffer-multibyte is-multibyte)
      (insert (if is-multibyte (string-to-multibyte "/* \303\251 */ ") "/* \303\251 */ "))
      (insert (test-source '("\n") ""))
      (curbcut-fix-all)
      (test-expect "bytes that look like text once sent"
                   (how-many "title2\\|footnote\\|caption2" (point-min) (point-max)) 3)))

  ;; The fix that is chosen, at a place found by lines and columns.
  (test-with-file (test-utf-8 (test-source '("\n" "\r\n" "\r") "é"))
    (curbcut-flymake-mode)
    (flymake-start)
    (test-wait "the check" (lambda () (= 3 (length (flymake-diagnostics)))))
    (goto-char (point-min))
    (search-forward "13")
    (curbcut-fix)
    (test-expect "one fix" (how-many "footnote\\|size: 22\\|size: 11" (point-min) (point-max)) 3)
    ;; It is for the text that was checked.
    (flymake-start)
    (test-wait "the next check" (lambda () (= 2 (length (flymake-diagnostics)))))
    (goto-char (point-min))
    (search-forward "size: 22")
    (let ((text (buffer-string)))
      (cl-letf* ((titles 0)
                 ((symbol-function 'curbcut--own-data)
                  (let ((own (symbol-function 'curbcut--own-data)))
                    (lambda (key)
                      (let ((data (funcall own key)))
                        (if (eq key :curbcut-fixes) (append data data) data)))))
                 ((symbol-function 'completing-read)
                  (lambda (_prompt titles &rest _)
                    (save-excursion (goto-char (point-min)) (insert "// typed\n"))
                    (car titles))))
        (test-expect "a text that changes while a fix is chosen"
                     (test-error #'curbcut-fix)
                     "The text has changed meanwhile; nothing was fixed"))
      (test-expect "is not fixed" (buffer-string) (concat "// typed\n" text)))
    (curbcut-flymake-mode -1))

  ;; Markers, point, and what is narrowed.
  (test-with-file (test-utf-8 (test-source '("\r\n") "é"))
    (let ((places (mapcar (lambda (text)
                            (goto-char (point-min))
                            (search-forward text)
                            (cons text (copy-marker (point))))
                          '("struct A" "Text(\"x\")" "Text(\"b\")" ".font(" "Text(\"c\")" "    }"))))
      (goto-char (point-min))
      (search-forward "Text(\"b\")")
      (narrow-to-region (line-beginning-position) (line-end-position))
      (curbcut-fix-all)
      (test-expect "what is narrowed" (buffer-string)
                   "      Text(\"x\").font(.title2); Text(\"b\").font(.footnote)")
      (test-expect "point" (looking-back "Text(\"b\")" (line-beginning-position)) t)
      (widen)
      (pcase-dolist (`(,text . ,marker) places)
        (goto-char marker)
        (test-expect "a marker" (looking-back (regexp-quote text) (line-beginning-position)) t))))

  ;; A statement that is still being typed: each fix once, or not at all.
  (dolist (text '("struct A: View {\n var body: some View {\n  Text(\"T\").font(.title\n }\n}\n"
                  "struct A: View {\n var body: some View {\n  Text(\"a\").onTapGesture { go()\n }\n}\n"))
    (with-temp-buffer
      (insert text)
      (dotimes (_ 3) (curbcut-fix-all))
      (test-expect "an open bracket" (<= (how-many "accessibility" (point-min) (point-max)) 1) t)))

  ;; A finding that stays although it is fixed: its fix is taken back, the others count.
  (test-with-answers (list (list (test-finding "stays" '(0 0 "+" ""))
                                 (test-finding "goes" '(4 5 "X" "e")))
                           (list (test-finding "stays" '(0 0 "+" "")))
                           (list (test-finding "stays" '(0 0 "+" ""))))
    (with-temp-buffer
      (insert "abcdefg")
      (test-expect "a finding that stays is told" (test-messages #'curbcut-fix-all)
                   '("Curbcut: not fixed, because the finding would stay: stays"))
      (test-expect "a finding that stays" (buffer-string) "abcdXfg")))
  (test-with-answers (mapcar (lambda (number)
                               (list (test-finding (format "rule-%d" number) '(0 0 "+" ""))))
                             (number-sequence 1 50))
    (with-temp-buffer
      (insert "abc")
      (curbcut-fix-all)
      (test-expect "fixes without end" (buffer-string) "++++++++++abc")))

  ;; Fixes that touch wait for each other; several edits of one fix keep their order.
  (test-with-answers (list (list (test-finding "one" '(1 2 "B" "b") '(4 4 ")" "") '(4 4 "]" ""))
                                 (test-finding "two" '(2 3 "C" "c")))
                           (list (test-finding "two" '(2 3 "C" "c")))
                           nil)
    (with-temp-buffer
      (insert "abcdefg")
      (curbcut-fix-all)
      (test-expect "fixes in each other's way" (buffer-string) "aBCd)]efg")))

  ;; Edits that do not fit: nothing changes.
  (pcase-dolist (`(,what . ,edits)
                 '(("beyond the end" (0 1 "A" "a") (9 9 "+" ""))
                   ("into a character" (0 1 "A" "a") (5 5 "+" ""))
                   ("another text" (0 1 "A" "a") (2 3 "C" "x"))
                   ("one into another" (0 3 "A" "abc") (2 4 "B" "cd"))
                   ("backwards" (3 2 "A" "c"))
                   ("before the beginning" (-1 1 "A" "a"))))
    (test-with-answers (list (list (apply #'test-finding "rule" edits)))
      (with-temp-buffer
        (insert "abcdé")
        (test-expect what (test-error #'curbcut-fix-all)
                     "Curbcut: the fix does not fit this text; nothing was changed")
        (test-expect what (buffer-string) "abcdé"))))

  ;; On save, as the README has it: the fixes are made, and no error keeps anybody from saving.
  (with-temp-buffer
    (insert-file-contents (expand-file-name "README.md" (getenv "CURBCUT_PLUGIN")))
    (search-forward "when you save:\n\n```elisp\n")
    (eval (read (current-buffer)) t))
  (let ((text (test-source '("\n") "é")))
    (test-with-file (test-utf-8 text)
      (goto-char (point-max))
      (insert "// typed\n")
      (let ((curbcut-command "curbcut-that-is-nowhere")) (save-buffer))
      (test-expect "saved without the program" (test-bytes test-file)
                   (test-utf-8 (concat text "// typed\n")))
      (set-buffer-modified-p t)
      (save-buffer)
      (test-expect "saved with it" (test-bytes test-file)
                   (test-utf-8 (concat (test-fixed text) "// typed\n")))))
  (setq swift-mode-hook nil)

  ;; A program that fails between two rounds: what it began is taken back.
  (test-with-answers (list (list (test-finding "one" '(1 2 "B" "b"))))
    (with-temp-file (expand-file-name "2" (file-name-directory curbcut-command))
      (insert "no report"))
    (with-temp-buffer
      (insert "abc")
      (test-expect "an error in between" (and (test-error #'curbcut-fix-all) t) t)
      (test-expect "is undone" (buffer-string) "abc"))))

;;; edits.el ends here

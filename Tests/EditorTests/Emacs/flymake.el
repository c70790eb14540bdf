;;; flymake.el --- The Flymake backend alone -*- lexical-binding: t; -*-

;;; Commentary:

;; The same findings as by eglot, from the text as it is in the buffer; the
;; commands; and what must not trouble it.

;;; Code:

(load (expand-file-name "support.el" (file-name-directory load-file-name)) nil t)
(require 'json)

(defun test-check ()
  "Check anew: the idle timer that does so never runs in batch."
  (flymake-start))

(defun test-messages (action)
  "What ACTION prints, while its checks run to their end."
  (let (texts)
    (cl-letf (((symbol-function 'message)
               (lambda (format &rest arguments)
                 (push (apply #'format-message format arguments) texts))))
      (funcall action)
      (test-wait "the check ends" (lambda () (null curbcut--process))))
    (nreverse texts)))

(defmacro test-with-text (text &rest body)
  "Run BODY in a buffer of no file that has TEXT, with the backend on."
  (declare (indent 1))
  `(with-temp-buffer
     (insert ,text)
     (swift-mode)
     (curbcut-flymake-mode)
     (test-check)
     ,@body
     ;; Temporary buffers run no hook that would end their check.
     (test-wait "the check ends" (lambda () (null curbcut--process)))))

(test-run
  (find-file (getenv "CURBCUT_FILE"))
  (curbcut-flymake-mode)
  (test-check)
  (test-wait-for-findings "the first findings" test-first-findings)

  (goto-char (point-min))
  (search-forward "system(")
  (test-expect "the rule at point" (curbcut--rule-at-point) "fixed-font-size")
  (test-expect "a warning" (flymake-diagnostic-type (car (flymake-diagnostics (point)))) :warning)

  ;; The fix of a choice, here the first of three.
  (goto-char (point-min))
  (search-forward "lighthouse")
  (cl-letf (((symbol-function 'completing-read)
             (lambda (_prompt titles &rest _)
               (test-expect "the titles"
                            (mapcar (lambda (part) (seq-position titles part
                                                                 (lambda (title part)
                                                                   (string-search part title))))
                                    '("Image(decorative:)"
                                      ".accessibilityHidden(true)"
                                      ".accessibilityLabel(\"<#What the image shows#>\")"))
                            '(0 1 2))
               (nth 0 titles))))
    (curbcut-fix))
  (test-expect "a decorative image" (test-line 6)
               "      Text(\"🎉é\"); Image(decorative: \"lighthouse\")")
  (test-expect "no fix of an old text"
               (condition-case problem (progn (curbcut-fix) nil) (user-error (car problem)))
               'user-error)
  (test-check)
  (test-wait-for-findings "the image is silent" (cdr test-first-findings))
  (test-expect "the file is as it was"
               (with-temp-buffer
                 (insert-file-contents (getenv "CURBCUT_FILE"))
                 (and (search-forward "decorative" nil t) t))
               nil)

  ;; Fixes keep point and do not mind a narrowed buffer.
  (goto-char (point-min))
  (search-forward "square.and")
  (let ((here (point-marker)))
    (narrow-to-region (line-beginning-position) (line-end-position))
    (test-check)
    (test-wait-for-findings "a narrowed buffer" (cdr test-first-findings))
    (curbcut-fix-all)
    (test-expect "point stays" (buffer-substring-no-properties (- (point) 10) (point))
                 "square.and")
    (test-expect "markers stay" (marker-position here) (point))
    (widen))
  (test-expect "all safe fixes" (test-line 8) "        .font(.title2)")
  (test-check)
  (test-wait-for-findings "the button is left" (last test-first-findings))
  (test-expect "nothing more to fix" (test-messages #'curbcut-fix-all)
               '("Curbcut: no safe fixes here"))

  ;; The transcript and the explanation are of the text that is not saved yet.
  (test-replace-line 7 "      Button(\"Unsaved\", action: save)")
  (curbcut-transcript)
  (with-current-buffer "*Curbcut transcript*"
    (test-expect "the transcript"
                 (and (string-search "Unsaved, button" (buffer-string)) t) t))
  (goto-char (point-min))
  (forward-line 6)
  (curbcut-transcript t)
  (test-expect "the rules" (and (member "fixed-font-size" (curbcut--rule-ids)) t) t)
  (curbcut-explain "fixed-font-size")
  (with-current-buffer "*Curbcut rule*"
    (test-expect "the explanation"
                 (and (string-search "text size" (buffer-string)) t) t))
  (test-expect "no such rule"
               (condition-case problem (progn (curbcut-explain "fixed-font") nil)
                 (error (and (string-search "fixed-font" (cadr problem)) t)))
               t)

  ;; A check that is overtaken ends, and nothing of it is shown.
  (let ((overtaken (progn (test-check) curbcut--process)))
    (erase-buffer)
    (insert "struct A: View { var body: some View { Image(\"new\") } }\n")
    (test-check)
    (test-expect "the overtaken check" (process-live-p overtaken) nil)
    (test-wait-for-findings "the new text" '(("image-missing-label" 1 39 "Image(\"new\")"))))

  ;; Settings.
  (let ((curbcut-rules '(("image-missing-label" . "error"))))
    (test-check)
    (test-wait "an error" (lambda () (equal (mapcar #'flymake-diagnostic-type
                                                    (flymake-diagnostics))
                                            '(:error)))))
  (let ((curbcut-rules '(("image-missing-label" . "off"))))
    (test-check)
    (test-wait-for-findings "a rule that is off" nil))

  ;; What goes wrong is said once, and the backend goes on.
  (let ((curbcut-command "curbcut-that-is-nowhere"))
    (test-expect "a missing program"
                 (test-messages (lambda () (test-check) (test-check)))
                 '("Curbcut: Cannot find “curbcut-that-is-nowhere”; install Curbcut or set ‘curbcut-command’"))
    (test-expect "fixing, when nothing could be checked"
                 (condition-case problem (curbcut-fix) (user-error (error-message-string problem)))
                 "This buffer could not be checked: Cannot find “curbcut-that-is-nowhere”; install Curbcut or set ‘curbcut-command’"))
  (let ((curbcut-rules '(("no-such-rule" . "off"))))
    (test-expect "an error of the program"
                 (mapcar (lambda (text) (and (string-search "no-such-rule" text) t))
                         (test-messages #'test-check))
                 '(t))
    (test-expect "the same error again" (test-messages #'test-check) nil))
  (test-expect "it is not disabled"
               (and (memq #'curbcut-flymake (flymake-disabled-backends)) t) nil)
  (test-check)
  (test-wait-for-findings "it works again" '(("image-missing-label" 1 39 "Image(\"new\")")))

  ;; A mistake in the project's settings is told, and the rest of them counts.
  (with-temp-file (expand-file-name ".curbcut.json" (getenv "CURBCUT_ROOT"))
    (insert "{\"rules\": {\"image-missing-label\": \"error\", \"no-such-rule\": \"off\"}}"))
  (test-expect "a mistake in the settings"
               (mapcar (lambda (text) (and (string-search "no-such-rule" text) t))
                       (test-messages #'test-check))
               '(t))
  (test-expect "the other settings" (mapcar #'flymake-diagnostic-type (flymake-diagnostics))
               '(:error))
  (delete-file (expand-file-name ".curbcut.json" (getenv "CURBCUT_ROOT")))

  (curbcut-restart)
  (test-check)
  (test-wait-for-findings "a restart" '(("image-missing-label" 1 39 "Image(\"new\")")))
  (curbcut-flymake-mode -1)
  (test-expect "the mode is off" (flymake-diagnostics) nil)

  ;; A file that stands on another machine is checked here, and nobody calls there.
  (curbcut-flymake-mode)
  (let ((buffer-file-name "/ssh:nowhere.invalid:/srv/Far.swift")
        (default-directory "/ssh:nowhere.invalid:/srv/"))
    (test-check)
    (test-wait-for-findings "a remote file" '(("image-missing-label" 1 39 "Image(\"new\")")))
    (curbcut-transcript))
  (let ((process (progn (test-check) curbcut--process)))
    (set-buffer-modified-p nil)
    (kill-buffer)
    (test-expect "a killed buffer" (process-live-p process) nil))

  (test-with-text "struct A: View {\n\tvar body: some View {\t/* 👩‍👩‍👧 e\u0301 */ Image(\"tab\")\n\t}\n}\n"
    (test-wait-for-findings "tabs, clusters, no file"
                            '(("image-missing-label" 2 38 "Image(\"tab\")"))))
  (test-with-text "struct A: View {\r\n  // \r alone\r\n  var body: some View { Image(\"return\") }\r\n}"
    (test-wait-for-findings "carriage returns"
                            '(("image-missing-label" 3 24 "Image(\"return\")"))))
  (test-with-text (concat "struct A: View { /* " (string (unibyte-char-to-multibyte #xff))
                          " */ var body: some View { Image(\"raw\") } }")
    (test-wait-for-findings "a byte that is no text"
                            '(("image-missing-label" 1 47 "Image(\"raw\")"))))
  (test-with-text (concat "struct A: View { var body: some View { VStack {"
                          (apply #'concat (make-list 1000 " Text(\"é\").font(.system(size: 13));"))
                          " } } }")
    (test-wait "findings in one long line" (lambda () (null curbcut--process)))
    (let ((texts (mapcar (lambda (diagnostic)
                           (buffer-substring (flymake-diagnostic-beg diagnostic)
                                             (flymake-diagnostic-end diagnostic)))
                         (flymake-diagnostics))))
      (test-expect "all of them" (length texts) 1000)
      (test-expect "at their places" (delete-dups texts) '("font(.system(size: 13))")))
    (curbcut-fix-all)
    (test-expect "all of them fixed" (how-many "footnote" (point-min) (point-max)) 1000))
  (test-with-text ""
    (test-wait "an empty buffer" (lambda () (null curbcut--process)))
    (test-expect "nothing to find" (test-findings) nil)
    (curbcut-fix-all))
  (test-with-text "struct A: View { var body: some View { Text(\"a\").font(.system(size: 13)) } }"
    (curbcut-fix-all)
    (test-expect "a last line without an end" (buffer-string)
                 "struct A: View { var body: some View { Text(\"a\").font(.footnote) } }"))
  (test-with-text (mapconcat
                   (lambda (number)
                     (format "struct A%d: View { var body: some View { Text(\"a\").font(.system(size: 13)) } }\n"
                             number))
                   (number-sequence 1 200) "// one\n// two\n// three\n// four\n// five\n// six\n// seven\n")
    (curbcut-fix-all)
    (test-expect "many fixes" (how-many "footnote" (point-min) (point-max)) 200)
    (test-expect "and no more" (how-many "system" (point-min) (point-max)) 0)
    (test-expect "lines are kept" (count-lines (point-min) (point-max)) (+ 200 (* 199 7)))))

;;; flymake.el ends here

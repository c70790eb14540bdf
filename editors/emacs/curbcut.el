;;; curbcut.el --- Accessibility of Swift screens while you type -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: Apache-2.0
;; Author: The Curbcut authors
;; Version: 0.1.0
;; Package-Requires: ((emacs "28.1"))
;; Keywords: languages, tools

;;; Commentary:

;; Curbcut tells how a SwiftUI or UIKit screen is heard, seen and operated by
;; people who use assistive technology, and mends what it can.  It needs the
;; program `curbcut' on the PATH.
;;
;; There are three ways to use it; take the first that fits.
;;
;; 1. Beside eglot with SourceKit-LSP.  Eglot attaches one server to a buffer,
;;    so Curbcut comes as a second Flymake backend:
;;
;;      (add-hook 'swift-mode-hook #'curbcut-flymake-mode)
;;
;; 2. By eglot, either alone (t) or in one session with SourceKit-LSP by the
;;    multiplexer rass (`rass'):
;;
;;      (curbcut-eglot-enable 'rass)
;;
;; 3. By lsp-mode, where it starts beside SourceKit-LSP once this file is
;;    loaded.
;;
;; The commands work in each: `curbcut-fix', `curbcut-fix-all',
;; `curbcut-transcript', `curbcut-explain' and `curbcut-restart'.

;;; Code:

(require 'cl-lib)
(require 'easymenu)
(require 'flymake)
(require 'json)
(require 'seq)
(require 'subr-x)

;;;; What a person may set

(defgroup curbcut nil
  "Accessibility of SwiftUI and UIKit code."
  :group 'tools
  :prefix "curbcut-")

(defcustom curbcut-command "curbcut"
  "The program, by name or path."
  :type 'string)

(defcustom curbcut-profile nil
  "Which rules run unless `curbcut-rules' says otherwise."
  :type '(choice (const :tag "What Curbcut or the project chooses" nil)
                 (const "minimal") (const "recommended") (const "strict") (const "all"))
  :safe #'string-or-null-p)

(defcustom curbcut-rules nil
  "How severe the findings of single rules are.
An example is ((\"fixed-font-size\" . \"error\"))."
  :type '(alist :key-type (string :tag "Rule")
                :value-type (choice (const "off") (const "hint") (const "info")
                                    (const "warning") (const "error")))
  :safe #'curbcut--rules-p)

(defcustom curbcut-eglot-enable nil
  "Whether eglot starts Curbcut in Swift buffers.
Eglot attaches one server to a buffer.  With t Curbcut takes the place
of SourceKit-LSP; with `rass' both run, joined by the multiplexer of
that name.  Setting it by `setq' counts only before eglot is loaded;
the function of the same name can be called at any time."
  :type '(choice (const :tag "No: SourceKit-LSP stays" nil)
                 (const :tag "Curbcut alone" t)
                 (const :tag "Both, joined by rass" rass))
  :set (lambda (symbol value)
         (set-default symbol value)
         (when (featurep 'curbcut) (curbcut-eglot-enable value))))

(defun curbcut--rules-p (value)
  "Whether VALUE can stand in `curbcut-rules'."
  (and (listp value)
       (seq-every-p (lambda (rule)
                      (and (consp rule) (stringp (car rule)) (stringp (cdr rule))))
                    value)))

(defun curbcut--rules-object ()
  "The value of `curbcut-rules' as the server takes it, or nil for none."
  (when curbcut-rules
    (let ((rules (make-hash-table :test #'equal)))
      (pcase-dolist (`(,rule . ,severity) curbcut-rules)
        (puthash rule severity rules))
      rules)))

(defun curbcut--settings ()
  "The settings as the server takes them, or nil for none."
  (let ((settings (make-hash-table :test #'equal))
        (rules (curbcut--rules-object)))
    (when curbcut-profile (puthash "profile" curbcut-profile settings))
    (when rules (puthash "rules" rules settings))
    (unless (hash-table-empty-p settings) settings)))

(defun curbcut--arguments ()
  "The settings as options of “curbcut check”."
  (append (when curbcut-profile (list "--profile" curbcut-profile))
          (cl-loop for (rule . severity) in curbcut-rules
                   when (equal severity "off") append (list "--disable" rule))))

;;;; The program

(defun curbcut--directory ()
  "A folder on this machine to run the program in."
  (if (and (not (file-remote-p default-directory))
           (file-accessible-directory-p default-directory))
      default-directory
    temporary-file-directory))

(defun curbcut--path ()
  "What the text of this buffer is called.
Only files of this machine have a folder."
  (cond ((null buffer-file-name) "untitled.swift")
        ((file-remote-p buffer-file-name) (file-name-nondirectory buffer-file-name))
        (t (expand-file-name buffer-file-name))))

(defun curbcut--require ()
  "Say so where the program is missing."
  (or (let ((default-directory (curbcut--directory)))
        (executable-find curbcut-command))
      (user-error "There is no program “%s”; build Curbcut or set `curbcut-command'"
                  curbcut-command)))

(defun curbcut--run (arguments &optional text)
  "Return the output of the program for ARGUMENTS, with TEXT as its input.
Findings, status 1, are no error; no output with another status is one."
  (curbcut--require)
  (let ((default-directory (curbcut--directory))
        (coding-system-for-read 'utf-8-unix)
        (coding-system-for-write 'utf-8-unix)
        (errors (make-temp-file "curbcut")))
    (unwind-protect
        (with-temp-buffer
          (let ((status (apply #'call-process-region (or text "") nil curbcut-command
                               nil (list t errors) nil arguments))
                (problem (string-trim (with-temp-buffer
                                        (insert-file-contents errors)
                                        (buffer-string)))))
            (unless (memql status '(0 1))
              ;; A mistake in the settings is no reason to throw the rest away.
              (if (zerop (buffer-size))
                  (error "Curbcut: %s" problem)
                (message "Curbcut: %s" problem)))
            (buffer-string)))
      (delete-file errors))))

(defun curbcut--text ()
  "The whole text of this buffer, as the program is given it."
  (save-restriction
    (widen)
    (buffer-substring-no-properties (point-min) (point-max))))

(defun curbcut--parse ()
  "The JSON value that begins at point, with lists and symbols."
  (if (fboundp 'json-parse-buffer)
      (json-parse-buffer :object-type 'alist :array-type 'list
                         :null-object nil :false-object nil)
    (let ((json-object-type 'alist) (json-array-type 'list) (json-false nil))
      (json-read))))

;;;; Places: the program counts bytes of UTF-8, Emacs characters

(defun curbcut--prefix-length (text bytes)
  "How many characters the first BYTES bytes of TEXT are."
  (let ((encoded (encode-coding-string text 'utf-8-unix t)))
    (length (decode-coding-string (substring encoded 0 (min bytes (length encoded)))
                                  'utf-8-unix t))))

(defun curbcut--line-starts ()
  "The positions where lines begin in a widened buffer.
For the program, a carriage return that stands alone ends a line too."
  (goto-char (point-min))
  (let ((break (if (search-forward "\r" nil t) "\r\n?\\|\n" "\n"))
        (starts (list (point-min))))
    (goto-char (point-min))
    (while (re-search-forward break nil t)
      (push (point) starts))
    (vconcat (nreverse starts))))

(defun curbcut--locator (starts)
  "Return a function from line and column, both from 1, to position.
STARTS are where lines begin.  It remembers where it was: places in
ascending order cost one pass, even in a file of one long line."
  (let ((last-line 0) (last-column 1) (position (point-min)))
    (lambda (line column)
      (let* ((line (max 1 (min line (length starts))))
             (end (if (< line (length starts)) (aref starts line) (point-max))))
        (unless (and (= line last-line) (>= column last-column))
          (setq last-line line
                last-column 1
                position (aref starts (1- line))))
        (let ((bytes (- column last-column)))
          (cl-incf position
                   (curbcut--prefix-length
                    (buffer-substring-no-properties position (min end (+ position bytes)))
                    bytes)))
        (setq last-column column)
        position))))

;;;; Flymake

(defvar-local curbcut--process nil
  "The check of this buffer that runs.")

(defvar-local curbcut--complaint nil
  "What went wrong last, so that it is said only once.")

(defun curbcut--complain (text)
  "Tell the person TEXT once; nil forgets what was told."
  (when (and text (not (equal text curbcut--complaint)))
    (message "Curbcut: %s" text))
  (setq curbcut--complaint text))

(defun curbcut--stop ()
  "End the check under way: its findings are out of date."
  (when-let* ((process curbcut--process))
    (setq curbcut--process nil)
    (delete-process process)))

(defun curbcut--diagnostics (entries tick)
  "The Flymake diagnostics for ENTRIES of the report on the text of TICK."
  (save-excursion
    (save-restriction
      (widen)
      (let* ((starts (curbcut--line-starts))
             (find-start (curbcut--locator starts))
             (find-end (curbcut--locator starts)))
        (mapcar
         (lambda (entry)
           (let-alist entry
             (let ((start (funcall find-start .line .column))
                   (end (funcall find-end .endLine .endColumn))
                   (severity (or (cdr (assoc .rule curbcut-rules)) .severity)))
               (flymake-make-diagnostic
                (current-buffer)
                (min start (max (point-min) (1- (point-max))))
                (min (max end (1+ start)) (point-max))
                (pcase severity ("error" :error) ("warning" :warning) (_ :note))
                (format "%s [%s]" .message .rule)
                (list :curbcut-rule .rule :curbcut-fixes .fixes :curbcut-tick tick)))))
         entries)))))

(defun curbcut--finish (process report tick errors)
  "Hand what PROCESS has found in the text of TICK to the Flymake function REPORT.
ERRORS is the process that collects what went wrong."
  (let ((entries 'none))
    (with-current-buffer (process-buffer process)
      (goto-char (point-min))
      (ignore-errors (setq entries (alist-get 'diagnostics (curbcut--parse)))))
    (if (and (listp entries) (memql (process-exit-status process) '(0 1)))
        (curbcut--complain nil)
      (accept-process-output errors 0.2)
      (let ((text (string-trim (with-current-buffer (process-buffer errors) (buffer-string)))))
        (curbcut--complain
         (if (string-empty-p text)
             (format "the check ended with status %s" (process-exit-status process))
           text))))
    (funcall report (when (listp entries) (curbcut--diagnostics entries tick)))))

(defun curbcut--check (report)
  "Start a check of this buffer for the Flymake function REPORT."
  (let* ((source (current-buffer))
         (tick (buffer-chars-modified-tick))
         (default-directory (curbcut--directory))
         (errors (make-pipe-process
                  :name "curbcut errors" :noquery t :sentinel #'ignore
                  :buffer (generate-new-buffer " *curbcut errors*")))
         (output (generate-new-buffer " *curbcut*"))
         (close (lambda ()
                  (delete-process errors)
                  (kill-buffer (process-buffer errors))
                  (kill-buffer output))))
    (condition-case problem
        (setq curbcut--process
              (make-process
               :name "curbcut" :buffer output :stderr errors :noquery t
               :connection-type 'pipe :coding 'utf-8-unix
               :command `(,curbcut-command
                          "check" "--stdin" "--stdin-path" ,(with-current-buffer source
                                                              (curbcut--path))
                          "--format" "json" ,@(curbcut--arguments))
               :sentinel
               (lambda (process _event)
                 (unless (process-live-p process)
                   (unwind-protect
                       (when (buffer-live-p source)
                         (with-current-buffer source
                           ;; A process that was overtaken is not this one any more.
                           (when (eq process curbcut--process)
                             (setq curbcut--process nil)
                             (curbcut--finish process report tick errors))))
                     (funcall close))))))
      (error
       (funcall close)
       (curbcut--complain (error-message-string problem))
       (funcall report nil)))
    (when-let* ((process curbcut--process))
      ;; A process that ends without reading has said why on its other pipe.
      (ignore-errors
        (process-send-string process (curbcut--text))
        (process-send-eof process)))))

(defun curbcut-flymake (report &rest _)
  "The Flymake backend: check the text as it is in this buffer and call REPORT.
It lives beside the backend of eglot, and is silent where the server
that manages the buffer is Curbcut itself."
  (curbcut--stop)
  (cond
   ((or (curbcut--eglot-p) (curbcut--lsp-mode-p)) (funcall report nil))
   ((condition-case problem (curbcut--require)
      (user-error (curbcut--complain (error-message-string problem)) nil))
    (curbcut--check report))
   (t (funcall report nil))))

(defvar curbcut-flymake-mode-map (make-sparse-keymap)
  "What `curbcut-flymake-mode' binds: a menu, and no keys.")

(easy-menu-define curbcut-menu curbcut-flymake-mode-map
  "Accessibility of this screen."
  '("Curbcut"
    ["Fix at Point…" curbcut-fix]
    ["Fix All" curbcut-fix-all]
    ["VoiceOver Transcript" curbcut-transcript]
    ["Explain Rule…" curbcut-explain]
    ["Restart" curbcut-restart]
    "---"
    ["Customize" (customize-group 'curbcut)]))

;;;###autoload
(define-minor-mode curbcut-flymake-mode
  "Report accessibility problems in this buffer by Flymake.
Works beside eglot: add it to `swift-mode-hook'."
  :lighter nil
  (cond
   (curbcut-flymake-mode
    (add-hook 'flymake-diagnostic-functions #'curbcut-flymake nil t)
    (add-hook 'eglot-managed-mode-hook #'curbcut--stay nil t)
    (add-hook 'kill-buffer-hook #'curbcut--stop nil t)
    (flymake-mode 1))
   (t
    (remove-hook 'flymake-diagnostic-functions #'curbcut-flymake t)
    (remove-hook 'eglot-managed-mode-hook #'curbcut--stay t)
    (remove-hook 'kill-buffer-hook #'curbcut--stop t)
    (curbcut--stop)
    ;; Flymake forgets what a backend has reported only when it starts anew.
    (when flymake-mode
      (flymake-mode -1)
      (when flymake-diagnostic-functions (flymake-mode 1))))))

(defun curbcut--stay ()
  "Be a backend of this buffer again: eglot puts itself in the place of all others."
  (add-hook 'flymake-diagnostic-functions #'curbcut-flymake nil t)
  (when flymake-mode (flymake-start)))

;;;; Eglot

(defvar eglot-server-programs)
(defvar eglot-connect-hook)
(declare-function eglot-managed-p "ext:eglot")
(declare-function eglot-current-server "ext:eglot")
(declare-function eglot-code-actions "ext:eglot")
(declare-function eglot-reconnect "ext:eglot")
(declare-function eglot--capabilities "ext:eglot")
(declare-function eglot--workspace-configuration-plist "ext:eglot")
(declare-function jsonrpc-notify "jsonrpc")

(defconst curbcut--fix-all-kind "source.fixAll.curbcut"
  "The kind of the code action that makes all safe fixes.")

(defun curbcut--eglot-contact (&rest _)
  "The command line for eglot."
  (append (when (eq curbcut-eglot-enable 'rass) '("rass" "--" "sourcekit-lsp" "--"))
          (list curbcut-command "lsp")))

(defconst curbcut--eglot-entry
  '(((swift-mode :language-id "swift") (swift-ts-mode :language-id "swift"))
    . curbcut--eglot-contact)
  "What stands in `eglot-server-programs' while `curbcut-eglot-enable' is on.")

;;;###autoload
(defun curbcut-eglot-enable (how)
  "Let eglot start Curbcut in Swift buffers from now on.
HOW is as in `curbcut-eglot-enable': nil gives the buffers back to
SourceKit-LSP.  Interactively it is t, with a prefix argument nil."
  (interactive (list (not current-prefix-arg)))
  (setq curbcut-eglot-enable how)
  (with-eval-after-load 'eglot
    (setq eglot-server-programs (remove curbcut--eglot-entry eglot-server-programs))
    (when curbcut-eglot-enable
      (push curbcut--eglot-entry eglot-server-programs))))

(defun curbcut--server-p (server)
  "Whether SERVER of eglot has Curbcut's fixes, be it alone or by rass."
  (let ((provider (plist-get (eglot--capabilities server) :codeActionProvider)))
    (and (consp provider)
         (seq-contains-p (plist-get provider :codeActionKinds) curbcut--fix-all-kind))))

(defun curbcut--eglot-p ()
  "Whether this buffer is managed by eglot and a server with Curbcut's fixes."
  (and (fboundp 'eglot-managed-p)
       (eglot-managed-p)
       (curbcut--server-p (eglot-current-server))))

(defun curbcut--eglot-configure (server)
  "Send the options of the group `curbcut' to SERVER.
Those in `eglot-workspace-configuration' come first, and eglot has sent them."
  (when-let* ((settings (and (curbcut--server-p server) (curbcut--settings))))
    (unless (and (fboundp 'eglot--workspace-configuration-plist)
                 (plist-member (eglot--workspace-configuration-plist server) :curbcut))
      (jsonrpc-notify server :workspace/didChangeConfiguration
                      `(:settings (:curbcut ,settings))))))

(with-eval-after-load 'eglot
  (add-hook 'eglot-connect-hook #'curbcut--eglot-configure t)
  (when curbcut-eglot-enable (curbcut-eglot-enable curbcut-eglot-enable)))

;;;; lsp-mode

(declare-function lsp-register-client "ext:lsp-mode")
(declare-function make-lsp-client "ext:lsp-mode")
(declare-function lsp-stdio-connection "ext:lsp-mode")
(declare-function lsp-register-custom-settings "ext:lsp-mode")
(declare-function lsp-find-workspace "ext:lsp-mode")
(declare-function lsp-workspace-restart "ext:lsp-mode")
(declare-function lsp-code-actions-at-point "ext:lsp-mode")
(declare-function lsp-execute-code-action "ext:lsp-mode")
(declare-function lsp-execute-code-action-by-kind "ext:lsp-mode")

(defun curbcut--lsp-mode-p ()
  "The workspace of lsp-mode in which Curbcut serves this buffer, or nil."
  (and (bound-and-true-p lsp-mode)
       (fboundp 'lsp-find-workspace)
       buffer-file-name
       (lsp-find-workspace 'curbcut buffer-file-name)))

(defun curbcut--lsp-mode-command ()
  "The command line for lsp-mode."
  (list curbcut-command "lsp"))

(with-eval-after-load 'lsp-mode
  (lsp-register-custom-settings '(("curbcut.profile" curbcut-profile)
                                  ("curbcut.rules" curbcut--rules-object)))
  (lsp-register-client
   (make-lsp-client
    :server-id 'curbcut
    :new-connection (lsp-stdio-connection #'curbcut--lsp-mode-command)
    :major-modes '(swift-mode swift-ts-mode)
    ;; It runs beside SourceKit-LSP and leaves everything else to it.
    :add-on? t
    :initialization-options #'curbcut--settings)))

;;;; Commands

(defun curbcut--rule (diagnostic)
  "The rule of DIAGNOSTIC, which is of this backend or of eglot's, or nil."
  (let ((data (flymake-diagnostic-data diagnostic)))
    (cond ((not (consp data)) nil)
          ((keywordp (car data)) (plist-get data :curbcut-rule))
          ((consp (car data)) (plist-get (cdr (assq 'eglot-lsp-diag data)) :code)))))

(defun curbcut--rule-at-point ()
  "The rule of the first finding at point, or nil."
  (seq-some #'curbcut--rule (flymake-diagnostics (point))))

(defun curbcut--own-data (key)
  "The values of KEY in what the findings of this backend at point carry."
  (cl-loop for diagnostic in (flymake-diagnostics (point))
           when (eq (flymake-diagnostic-backend diagnostic) 'curbcut-flymake)
           collect (plist-get (flymake-diagnostic-data diagnostic) key)))

(defun curbcut--apply-edits (edits)
  "Change the buffer by EDITS, which count bytes of its whole text."
  (save-excursion
    (save-restriction
      (widen)
      (let ((text (curbcut--text)))
        (dolist (edit (seq-sort-by (lambda (edit) (alist-get 'start edit)) #'> edits))
          (let-alist edit
            (let ((start (+ (point-min) (curbcut--prefix-length text .start)))
                  (end (+ (point-min) (curbcut--prefix-length text .end))))
              (goto-char start)
              (delete-region start end)
              (insert .text))))))))

(defun curbcut-fix ()
  "Choose one of the fixes of the finding at point and make it."
  (interactive "*")
  (cond
   ((curbcut--eglot-p)
    (eglot-code-actions (point) (point) nil t))
   ((curbcut--lsp-mode-p)
    (call-interactively #'lsp-execute-code-action))
   ((not (equal (delete-dups (curbcut--own-data :curbcut-tick))
                (list (buffer-chars-modified-tick))))
    (user-error "There is no finding of Curbcut here, or it is being checked anew"))
   (t
    (let* ((fixes (or (apply #'append (curbcut--own-data :curbcut-fixes))
                      (user-error "This finding has no fix")))
           (titles (mapcar (lambda (fix) (alist-get 'title fix)) fixes))
           (title (if (cdr titles) (completing-read "Fix: " titles nil t) (car titles)))
           (fix (seq-find (lambda (fix) (equal (alist-get 'title fix) title)) fixes)))
      (when fix (curbcut--apply-edits (alist-get 'edits fix)))))))

(defun curbcut--patched (text difference)
  "TEXT after the unified DIFFERENCE."
  (with-temp-buffer
    (insert text)
    (let (hunks)
      (with-temp-buffer
        (insert difference)
        (goto-char (point-min))
        (while (re-search-forward "^@@ -\\([0-9]+\\),\\([0-9]+\\) .*@@\n" nil t)
          (let ((line (string-to-number (match-string 1)))
                (count (string-to-number (match-string 2)))
                (lines nil))
            (while (looking-at "[ +\\-]\\(.*\n\\)\\(\\\\.*\n\\)?")
              (unless (eq (char-after) ?-)
                (push (if (match-beginning 2)
                          (string-remove-suffix "\n" (match-string 1))
                        (match-string 1))
                      lines))
              (goto-char (match-end 0)))
            (push (list line count (apply #'concat (nreverse lines))) hunks))))
      (goto-char (point-min))
      (let ((here 1))
        (pcase-dolist (`(,line ,count ,replacement) (nreverse hunks))
          (forward-line (- line here))
          (delete-region (point) (progn (forward-line count) (point)))
          (insert replacement)
          (setq here (+ line count)))))
    (buffer-string)))

;;;###autoload
(defun curbcut-fix-all ()
  "Make all safe fixes in this buffer.
Labels and other fixes that need a person are never among them."
  (interactive "*")
  (cond
   ((curbcut--eglot-p)
    (save-restriction
      (widen)
      (if (seq-empty-p (eglot-code-actions (point-min) (point-max) curbcut--fix-all-kind))
          (message "Curbcut: nothing to fix by itself here")
        (eglot-code-actions (point-min) (point-max) curbcut--fix-all-kind t))))
   ((curbcut--lsp-mode-p)
    (if (seq-empty-p (lsp-code-actions-at-point curbcut--fix-all-kind))
        (message "Curbcut: nothing to fix by itself here")
      (lsp-execute-code-action-by-kind curbcut--fix-all-kind)))
   (t
    (let* ((text (curbcut--text))
           (difference (curbcut--run `("check" "--stdin" "--stdin-path" ,(curbcut--path)
                                       "--fix-dry-run" ,@(curbcut--arguments))
                                     text)))
      (if (string-empty-p difference)
          (message "Curbcut: nothing to fix by itself here")
        (let ((source (generate-new-buffer " *curbcut fixed*")))
          (unwind-protect
              (progn
                (with-current-buffer source (insert (curbcut--patched text difference)))
                (save-restriction
                  (widen)
                  ;; Point and markers stay where they are, unless that takes too long.
                  (with-suppressed-warnings ((obsolete replace-buffer-contents))
                    (replace-buffer-contents source 1))))
            (kill-buffer source))))))))

(defun curbcut--show (name text)
  "Show TEXT in a window, in a read-only buffer called NAME."
  (with-current-buffer (get-buffer-create name)
    (let ((inhibit-read-only t))
      (erase-buffer)
      (insert text)
      (goto-char (point-min)))
    (special-mode)
    (display-buffer (current-buffer))))

;;;###autoload
(defun curbcut-transcript (&optional only-here)
  "Show the words of VoiceOver, stop by stop, for the views of this buffer.
With a prefix argument ONLY-HERE, show only the view that point is in."
  (interactive "P")
  (let* ((is-saved (and buffer-file-name
                        (not (buffer-modified-p))
                        (not (file-remote-p buffer-file-name))
                        (file-exists-p buffer-file-name)))
         (line (save-restriction (widen) (line-number-at-pos)))
         (coding-system-for-write 'utf-8-unix)
         ;; What is not saved goes into a file of its own.
         (file (if is-saved
                   (expand-file-name buffer-file-name)
                 (make-temp-file "curbcut" nil ".swift" (curbcut--text)))))
    (unwind-protect
        (curbcut--show
         "*Curbcut transcript*"
         (curbcut--run (list "speak" (if only-here (format "%s:%d" file line) file))))
      (unless is-saved (delete-file file)))))

(defun curbcut--rule-ids ()
  "The ids of all rules."
  (with-temp-buffer
    (insert (curbcut--run '("rules" "--json")))
    (goto-char (point-min))
    (mapcar (lambda (rule) (alist-get 'id rule)) (curbcut--parse))))

;;;###autoload
(defun curbcut-explain (rule)
  "Show why RULE matters, what it reports and what not, with examples.
Interactively it is that of the finding at point; where there is none,
or with a prefix argument, it is asked for."
  (interactive
   (list (or (and (not current-prefix-arg) (curbcut--rule-at-point))
             (completing-read "Rule: " (curbcut--rule-ids) nil t))))
  (curbcut--show "*Curbcut rule*" (curbcut--run (list "explain" rule))))

;;;###autoload
(defun curbcut-restart ()
  "Start Curbcut anew for this buffer, be it server or Flymake backend."
  (interactive)
  (cond
   ((curbcut--eglot-p) (eglot-reconnect (eglot-current-server)))
   ((curbcut--lsp-mode-p) (lsp-workspace-restart (curbcut--lsp-mode-p)))
   (curbcut-flymake-mode
    (curbcut--stop)
    (curbcut--complain nil)
    (flymake-mode -1)
    (flymake-mode 1))
   (t (user-error "Curbcut does not run in this buffer"))))

(provide 'curbcut)
;;; curbcut.el ends here

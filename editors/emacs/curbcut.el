;;; curbcut.el --- Accessibility linter for SwiftUI and UIKit -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: Apache-2.0
;; Author: The Curbcut authors
;; Version: 0.1.0
;; Package-Requires: ((emacs "28.1"))
;; Keywords: languages, tools

;;; Commentary:

;; Curbcut is an accessibility linter for SwiftUI and UIKit.  This package
;; shows its findings while you type and fixes what it can.  It needs the
;; program `curbcut' on the PATH.
;;
;; There are three ways to use it; choose the first that fits.
;;
;; 1. Alongside eglot with SourceKit-LSP.  Eglot attaches one server to a
;;    buffer, so Curbcut runs as a second Flymake backend:
;;
;;      (add-hook 'swift-mode-hook #'curbcut-flymake-mode)
;;
;; 2. Through eglot, either alone (t) or in one session with SourceKit-LSP
;;    using the multiplexer rass (`rass'):
;;
;;      (curbcut-eglot-enable 'rass)
;;
;; 3. Through lsp-mode, where it starts alongside SourceKit-LSP once this file
;;    is loaded.
;;
;; The commands work with all of them: `curbcut-fix', `curbcut-fix-all',
;; `curbcut-transcript', `curbcut-tree', `curbcut-explain' and
;; `curbcut-restart'.

;;; Code:

(require 'cl-lib)
(require 'easymenu)
(require 'flymake)
(require 'json)
(require 'outline)
(require 'seq)
(require 'subr-x)

;;;; Options

(defgroup curbcut nil
  "Accessibility linter for SwiftUI and UIKit."
  :group 'tools
  :prefix "curbcut-")

(defcustom curbcut-command "curbcut"
  "Name or path of the program.
A file or directory may not set it without asking: it is run."
  :type 'string
  :risky t)

(defconst curbcut--profiles '("minimal" "recommended" "strict" "all")
  "The values of `curbcut-profile' besides nil.")

(defconst curbcut--severities '("off" "hint" "info" "warning" "error")
  "The severities in `curbcut-rules'.")

(defun curbcut--profile-p (value)
  "Whether VALUE is a valid `curbcut-profile'."
  (or (null value) (and (member value curbcut--profiles) t)))

(defun curbcut--rules-p (value)
  "Whether VALUE is a valid `curbcut-rules'."
  (and (proper-list-p value)
       (seq-every-p (lambda (rule)
                      (and (stringp (car-safe rule))
                           (string-match-p "\\`[a-z][a-z0-9-]*\\'" (car rule))
                           (member (cdr rule) curbcut--severities)))
                    value)))

(defcustom curbcut-profile nil
  "Which rules run unless `curbcut-rules' says otherwise."
  :type `(choice (const :tag "Default of Curbcut or the project" nil)
                 ,@(mapcar (lambda (name) `(const ,name)) curbcut--profiles))
  :safe #'curbcut--profile-p)

(defcustom curbcut-rules nil
  "Severities of individual rules.
For example ((\"fixed-font-size\" . \"error\"))."
  :type `(alist :key-type (string :tag "Rule")
                :value-type
                (choice ,@(mapcar (lambda (name) `(const ,name)) curbcut--severities)))
  :safe #'curbcut--rules-p)

(defconst curbcut--diagnostic-scopes '("openFiles" "workspace")
  "The values of `curbcut-diagnostic-scope' besides nil.")

(defun curbcut--diagnostic-scope-p (value)
  "Whether VALUE is a valid `curbcut-diagnostic-scope'."
  (or (null value) (and (member value curbcut--diagnostic-scopes) t)))

(defcustom curbcut-diagnostic-scope nil
  "Which files a server of eglot or lsp-mode reports findings in.
All files of the project are read either way, because they use each
other's views.  This is the setting \"diagnosticMode\" of the server."
  :type '(choice (const :tag "Files that are open (the default)" nil)
                 (const :tag "Files that are open" "openFiles")
                 (const :tag "All files of the project" "workspace"))
  :safe #'curbcut--diagnostic-scope-p)

(defcustom curbcut-eglot-enable nil
  "Whether eglot starts Curbcut in Swift buffers.
Eglot attaches one server to a buffer.  With t, Curbcut replaces
SourceKit-LSP; with `rass', both run, joined by the multiplexer of that
name.  Setting the variable with `setq' works only before eglot is
loaded; the function of the same name can be called at any time."
  :type '(choice (const :tag "No: keep SourceKit-LSP" nil)
                 (const :tag "Curbcut alone" t)
                 (const :tag "Both, joined by rass" rass))
  :set (lambda (symbol value)
         (set-default symbol value)
         (when (featurep 'curbcut) (curbcut-eglot-enable value))))

(defun curbcut--rules-object ()
  "The value of `curbcut-rules' as the server expects it, or nil for none."
  (when curbcut-rules
    (let ((rules (make-hash-table :test #'equal)))
      (pcase-dolist (`(,rule . ,severity) curbcut-rules)
        (puthash rule severity rules))
      rules)))

(defun curbcut--settings ()
  "The settings as the server expects them, or nil for none."
  (let ((settings (make-hash-table :test #'equal))
        (rules (curbcut--rules-object)))
    (when curbcut-profile (puthash "profile" curbcut-profile settings))
    (when curbcut-diagnostic-scope
      (puthash "diagnosticMode" curbcut-diagnostic-scope settings))
    (when rules (puthash "rules" rules settings))
    (unless (hash-table-empty-p settings) settings)))

(defun curbcut--arguments ()
  "The settings as options of “curbcut check”.
Each is one word with its value, so that no value is taken for an option."
  (append (when curbcut-profile (list (concat "--profile=" curbcut-profile)))
          (cl-loop for (rule . severity) in curbcut-rules
                   when (equal severity "off") collect (concat "--disable=" rule))))

(defun curbcut--check-command ()
  "The arguments that check the text of this buffer, given on standard input."
  `("check" "--stdin" ,(concat "--stdin-path=" (curbcut--path)) "--format=json"
    ,@(curbcut--arguments)))

;;;; Running the program

(defun curbcut--directory ()
  "A local directory to run the program in."
  (if (and (not (file-remote-p default-directory))
           (file-accessible-directory-p default-directory))
      default-directory
    temporary-file-directory))

(defun curbcut--path ()
  "The path that the program is given for this buffer.
Only local files have a directory."
  (cond ((null buffer-file-name) "untitled.swift")
        ((file-remote-p buffer-file-name) (file-name-nondirectory buffer-file-name))
        (t (expand-file-name buffer-file-name))))

(defun curbcut--require ()
  "Signal a `user-error' if the program is missing."
  (or (let ((default-directory (curbcut--directory)))
        (executable-find curbcut-command))
      (user-error "Cannot find “%s”; install Curbcut or set `curbcut-command'"
                  curbcut-command)))

(defun curbcut--problem (errors)
  "What the program wrote to standard error, ERRORS, without its name."
  (string-remove-prefix "curbcut: " (string-trim errors)))

(defun curbcut--run (arguments &optional text)
  "Return what the program prints for ARGUMENTS, with TEXT as its input.
Status 1 means findings.  Any other status without output is an error."
  (curbcut--require)
  (let ((default-directory (curbcut--directory))
        (coding-system-for-read 'utf-8-unix)
        (coding-system-for-write 'utf-8-unix)
        (errors (make-temp-file "curbcut")))
    (unwind-protect
        (with-temp-buffer
          (let ((status (apply #'call-process-region (or text "") nil curbcut-command
                               nil (list t errors) nil arguments))
                (problem (curbcut--problem (with-temp-buffer
                                             (insert-file-contents errors)
                                             (buffer-string)))))
            (unless (memql status '(0 1))
              ;; Invalid settings are reported; the findings still count.
              (if (zerop (buffer-size))
                  (error "Curbcut: %s" problem)
                (message "Curbcut: %s" problem)))
            (buffer-string)))
      (delete-file errors))))

(defun curbcut--call (arguments text then)
  "Start the program with ARGUMENTS and TEXT, or nil, as its input.
Call the function THEN with what it prints, unless it fails or the
process, which is returned, is deleted before."
  (let* ((default-directory (curbcut--directory))
         (output (generate-new-buffer " *curbcut*" t))
         (errors (make-pipe-process
                  :name "curbcut errors" :noquery t :sentinel #'ignore
                  :buffer (generate-new-buffer " *curbcut errors*" t)))
         (close (lambda ()
                  (delete-process errors)
                  (kill-buffer (process-buffer errors))
                  (kill-buffer output)))
         (process
          (condition-case problem
              (make-process
               :name "curbcut" :buffer output :stderr errors :noquery t
               :connection-type 'pipe :coding 'utf-8-unix
               :command (cons curbcut-command arguments)
               :sentinel
               (lambda (process _event)
                 (unless (process-live-p process)
                   (let ((status (process-exit-status process))
                         (is-over (eq (process-status process) 'exit))
                         (written (with-current-buffer output (buffer-string)))
                         problem)
                     (unless (eq status 0)
                       (accept-process-output errors 0.2)
                       (setq problem (curbcut--problem (with-current-buffer (process-buffer errors)
                                                         (buffer-string)))))
                     (funcall close)
                     (cond ((eq status 0) (funcall then written))
                           (is-over (message "Curbcut: %s" problem)))))))
            (error (funcall close) (signal (car problem) (cdr problem))))))
    ;; A process that exits without reading reports why on standard error.
    (ignore-errors
      (when text (process-send-string process text))
      (process-send-eof process))
    process))

(defun curbcut--text ()
  "The whole text of this buffer, as the program is given it in UTF-8.
Lines end as in the buffer: a file with DOS line ends has line feeds."
  (save-restriction
    (widen)
    (buffer-substring-no-properties (point-min) (point-max))))

(defun curbcut--parse ()
  "The JSON value at point, with alists and lists."
  (if (fboundp 'json-parse-buffer)
      (json-parse-buffer :object-type 'alist :array-type 'list
                         :null-object nil :false-object nil)
    (let ((json-object-type 'alist) (json-array-type 'list) (json-false nil))
      (json-read))))

;;;; Positions: the program counts UTF-8 bytes, Emacs counts characters

(defun curbcut--forward (bytes)
  "Move point over BYTES of the text as the program is given it.
Return how many are left, because the buffer or a character ends there."
  (let ((is-over nil))
    (while (and (> bytes 0) (not is-over) (not (eobp)))
      (cl-decf bytes (skip-chars-forward "\0-\177" (min (+ (point) bytes) (point-max))))
      (when (and (> bytes 0) (not (eobp)))
        (let* ((char (char-after))
               ;; Bytes that are no text are sent as they are.
               (size (if (and enable-multibyte-characters (<= char #x3fff7f))
                         (string-bytes (char-to-string char))
                       1)))
          (if (> size bytes)
              (setq is-over t)
            (cl-decf bytes size)
            (forward-char))))))
  bytes)

(defun curbcut--line-starts ()
  "The positions where lines begin in a widened buffer.
For the program, a carriage return without a line feed ends a line too."
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
        (goto-char position)
        (curbcut--forward (- column last-column))
        (setq last-column column
              position (min (point) end))))))

;;;; Edits: what the program gives for the text that it was given

(defun curbcut--places (edits)
  "EDITS as lists of start, end and new text, from the last to the first.
EDITS count bytes of the whole text of a widened buffer.  Signal an
error unless they fit: between characters, apart from each other, and
in place of the text that the program saw there."
  (let ((offset 0) places)
    (goto-char (point-min))
    (dolist (edit (seq-sort-by (lambda (edit) (alist-get 'start edit)) #'< edits))
      (let-alist edit
        (let ((start (and (<= offset .start .end)
                          (zerop (curbcut--forward (- .start offset)))
                          (point))))
          (unless (and start
                       (zerop (curbcut--forward (- .end .start)))
                       (member .replaces
                               (list nil (buffer-substring-no-properties start (point)))))
            (error "Curbcut: the fix does not fit this text; nothing was changed"))
          (push (list start (point) .text) places)
          (setq offset .end))))
    places))

(defun curbcut--replace (start end text)
  "Substitute TEXT for what is between START and END.
What is the same at both ends is left alone, with the markers in it."
  (let* ((old (buffer-substring-no-properties start end))
         (common (lambda (one other)
                   (let ((result (compare-strings one nil nil other nil nil)))
                     (if (eq result t) (length one) (1- (abs result))))))
         (prefix (funcall common old text))
         (suffix (funcall common
                          (reverse (substring old prefix))
                          (reverse (substring text prefix)))))
    (goto-char (+ start prefix))
    (delete-region (point) (- end suffix))
    (insert (substring text prefix (- (length text) suffix)))))

(defun curbcut--edit (edits tick)
  "Make EDITS, which are for the text that this buffer had at TICK.
Either all are made, in one undo step, or none."
  (unless (= tick (buffer-chars-modified-tick))
    (user-error "The text has changed meanwhile; nothing was fixed"))
  (save-excursion
    (save-restriction
      (widen)
      (let ((places (curbcut--places edits))
            (group (prepare-change-group)))
        (atomic-change-group
          (pcase-dolist (`(,start ,end ,text) places)
            (curbcut--replace start end text)))
        (undo-amalgamate-change-group group)))))

(defun curbcut--check-lines ()
  "Signal a `user-error' where a server would number the lines differently.
For servers, a carriage return without a line feed ends a line."
  (save-excursion
    (save-restriction
      (widen)
      (goto-char (point-min))
      (when (re-search-forward "\r\\(?:[^\n]\\|\\'\\)" nil t)
        (user-error "Nothing was fixed: there are carriage returns inside lines")))))

;;;; Flymake

(defvar-local curbcut--process nil
  "The running check of this buffer.")

(defvar-local curbcut--complaint nil
  "The last problem, so that it is reported only once.")

(defun curbcut--complain (text)
  "Show the problem TEXT once; nil means that it is gone."
  (when (and text (not (equal text curbcut--complaint)))
    (message "Curbcut: %s" text))
  (setq curbcut--complaint text))

(defun curbcut--stop ()
  "Stop the running check: its findings are out of date."
  (when-let* ((process curbcut--process))
    (setq curbcut--process nil)
    (delete-process process)))

(defun curbcut--diagnostics (entries tick)
  "The Flymake diagnostics for ENTRIES of the report on the text at TICK."
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
  "Pass what PROCESS found in the text at TICK to the Flymake function REPORT.
ERRORS is the process that collects error messages."
  (let ((entries 'none))
    (with-current-buffer (process-buffer process)
      (goto-char (point-min))
      (ignore-errors (setq entries (alist-get 'diagnostics (curbcut--parse)))))
    (if (and (listp entries) (memql (process-exit-status process) '(0 1)))
        (curbcut--complain nil)
      (accept-process-output errors 0.2)
      (let ((text (curbcut--problem
                   (with-current-buffer (process-buffer errors) (buffer-string)))))
        (curbcut--complain
         (if (string-empty-p text)
             (format "curbcut check exited with status %s" (process-exit-status process))
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
               :command (cons (curbcut--require) (curbcut--check-command))
               :sentinel
               (lambda (process _event)
                 (unless (process-live-p process)
                   (unwind-protect
                       (when (buffer-live-p source)
                         (with-current-buffer source
                           ;; A newer check may have replaced this one.
                           (when (eq process curbcut--process)
                             (setq curbcut--process nil)
                             (curbcut--finish process report tick errors))))
                     (funcall close))))))
      (error
       (funcall close)
       (curbcut--complain (error-message-string problem))
       (funcall report nil)))
    (when-let* ((process curbcut--process))
      ;; A process that exits without reading reports why on standard error.
      (ignore-errors
        (process-send-string process (curbcut--text))
        (process-send-eof process)))))

(defun curbcut-flymake (report &rest _)
  "Flymake backend: check the text of this buffer and call REPORT.
It works alongside the backend of eglot, and reports nothing if Curbcut
itself is the server of this buffer."
  (curbcut--stop)
  (cond
   ((or (curbcut--eglot-p) (curbcut--lsp-mode-p)) (funcall report nil))
   ((condition-case problem (curbcut--require)
      (user-error (curbcut--complain (error-message-string problem)) nil))
    (curbcut--check report))
   (t (funcall report nil))))

(defvar curbcut-flymake-mode-map (make-sparse-keymap)
  "Keymap of `curbcut-flymake-mode': a menu, and no keys.")

(easy-menu-define curbcut-menu curbcut-flymake-mode-map
  "Menu of `curbcut-flymake-mode'."
  '("Curbcut"
    ["Fix at Point…" curbcut-fix]
    ["Fix All" curbcut-fix-all]
    ["VoiceOver Transcript" curbcut-transcript]
    ["Accessibility Tree" curbcut-tree]
    ["Explain Rule…" curbcut-explain]
    ["Restart" curbcut-restart]
    "---"
    ["Customize" (customize-group 'curbcut)]))

;;;###autoload
(define-minor-mode curbcut-flymake-mode
  "Report accessibility problems in this buffer with Flymake.
Works alongside eglot: add it to `swift-mode-hook'."
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
    ;; Flymake forgets what a backend has reported only when it restarts.
    (when flymake-mode
      (flymake-mode -1)
      (when flymake-diagnostic-functions (flymake-mode 1))))))

(defun curbcut--stay ()
  "Become a backend of this buffer again, after eglot took over."
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
  "The kind of the code action that applies all safe fixes.")

(defun curbcut--eglot-contact (&rest _)
  "The command line for eglot."
  (append (when (eq curbcut-eglot-enable 'rass) '("rass" "--" "sourcekit-lsp" "--"))
          (list curbcut-command "lsp")))

(defconst curbcut--eglot-entry
  '(((swift-mode :language-id "swift") (swift-ts-mode :language-id "swift"))
    . curbcut--eglot-contact)
  "Entry of `eglot-server-programs' while `curbcut-eglot-enable' is on.")

;;;###autoload
(defun curbcut-eglot-enable (how)
  "Let eglot start Curbcut in Swift buffers from now on.
HOW is a value of the option `curbcut-eglot-enable'; nil restores
SourceKit-LSP.  Interactively it is t, or nil with a prefix argument."
  (interactive (list (not current-prefix-arg)))
  (setq curbcut-eglot-enable how)
  (with-eval-after-load 'eglot
    (setq eglot-server-programs (remove curbcut--eglot-entry eglot-server-programs))
    (when curbcut-eglot-enable
      (push curbcut--eglot-entry eglot-server-programs))))

(defun curbcut--server-p (server)
  "Whether SERVER of eglot is Curbcut, alone or joined by rass."
  (let ((provider (plist-get (eglot--capabilities server) :codeActionProvider)))
    (and (consp provider)
         (seq-contains-p (plist-get provider :codeActionKinds) curbcut--fix-all-kind))))

(defun curbcut--eglot-p ()
  "Whether eglot manages this buffer with Curbcut as its server."
  (and (fboundp 'eglot-managed-p)
       (eglot-managed-p)
       (curbcut--server-p (eglot-current-server))))

(defun curbcut--eglot-configure (server)
  "Send the options of the group `curbcut' to SERVER.
Those in `eglot-workspace-configuration' take precedence; eglot sends them."
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
  "The workspace of lsp-mode with Curbcut for this buffer, or nil."
  (and (bound-and-true-p lsp-mode)
       (fboundp 'lsp-find-workspace)
       buffer-file-name
       (lsp-find-workspace 'curbcut buffer-file-name)))

(defun curbcut--lsp-mode-command ()
  "The command line for lsp-mode."
  (list curbcut-command "lsp"))

(with-eval-after-load 'lsp-mode
  (lsp-register-custom-settings '(("curbcut.profile" curbcut-profile)
                                  ("curbcut.rules" curbcut--rules-object)
                                  ("curbcut.diagnosticMode" curbcut-diagnostic-scope)))
  (lsp-register-client
   (make-lsp-client
    :server-id 'curbcut
    :new-connection (lsp-stdio-connection #'curbcut--lsp-mode-command)
    :major-modes '(swift-mode swift-ts-mode)
    ;; It runs alongside SourceKit-LSP.
    :add-on? t
    :initialization-options #'curbcut--settings)))

;;;; Commands

(defun curbcut--rule (diagnostic)
  "The rule of DIAGNOSTIC, which is from this backend or eglot's, or nil."
  (let ((data (flymake-diagnostic-data diagnostic)))
    (cond ((not (consp data)) nil)
          ((keywordp (car data)) (plist-get data :curbcut-rule))
          ((consp (car data))
           (let ((raw (cdr (assq 'eglot-lsp-diag data))))
             (and (equal (plist-get raw :source) "curbcut") (plist-get raw :code)))))))

(defun curbcut--rule-at-point ()
  "The rule of the first finding at point, or nil."
  (seq-some #'curbcut--rule (flymake-diagnostics (point))))

(defun curbcut--own-data (key)
  "The values of KEY in the data of this backend's findings at point."
  (cl-loop for diagnostic in (flymake-diagnostics (point))
           when (eq (flymake-diagnostic-backend diagnostic) 'curbcut-flymake)
           collect (plist-get (flymake-diagnostic-data diagnostic) key)))

(defun curbcut-fix ()
  "Choose a fix for the finding at point and apply it."
  (interactive "*")
  (cond
   ((curbcut--eglot-p)
    (curbcut--check-lines)
    (eglot-code-actions (point) (point) nil t))
   ((curbcut--lsp-mode-p)
    (curbcut--check-lines)
    (call-interactively #'lsp-execute-code-action))
   ((not (equal (delete-dups (curbcut--own-data :curbcut-tick))
                (list (buffer-chars-modified-tick))))
    ;; The message about a check that failed was gone long before anybody asked.
    (when curbcut--complaint
      (user-error "This buffer could not be checked: %s" curbcut--complaint))
    (user-error "No Curbcut finding here, or the buffer is being checked again"))
   (t
    (let* ((tick (buffer-chars-modified-tick))
           (fixes (or (apply #'append (curbcut--own-data :curbcut-fixes))
                      (user-error "This finding has no fix")))
           (titles (mapcar (lambda (fix) (alist-get 'title fix)) fixes))
           (title (if (cdr titles) (completing-read "Fix: " titles nil t) (car titles)))
           (fix (seq-find (lambda (fix) (equal (alist-get 'title fix) title)) fixes)))
      (when fix (curbcut--edit (alist-get 'edits fix) tick))))))

(defun curbcut--findings ()
  "The findings in the text of this buffer as it is now."
  (let ((report (curbcut--run (curbcut--check-command) (curbcut--text))))
    (with-temp-buffer
      (insert report)
      (goto-char (point-min))
      (alist-get 'diagnostics (curbcut--parse)))))

(defun curbcut--safe-fix (finding)
  "The edits of the first safe fix of FINDING, or nil."
  (alist-get 'edits (seq-find (lambda (fix) (equal (alist-get 'safety fix) "safe"))
                              (alist-get 'fixes finding))))

(defun curbcut--fixable (findings)
  "Those of FINDINGS that have a safe fix, by rule: a hash table of numbers."
  (let ((numbers (make-hash-table :test #'equal)))
    (dolist (finding findings numbers)
      (when (curbcut--safe-fix finding)
        (cl-incf (gethash (alist-get 'rule finding) numbers 0))))))

(defun curbcut--round (findings but)
  "The safe fixes of FINDINGS that lie apart, as pairs of rule and edits.
Fixes of the rules BUT are left out."
  (let ((end most-negative-fixnum) fixes)
    (dolist (finding findings)
      (let ((rule (alist-get 'rule finding))
            (edits (curbcut--safe-fix finding)))
        (when (and edits (not (member rule but)))
          (push (list (apply #'min (mapcar (lambda (edit) (alist-get 'start edit)) edits))
                      (apply #'max (mapcar (lambda (edit) (alist-get 'end edit)) edits))
                      rule edits)
                fixes))))
    (cl-loop for (first last rule edits) in (sort (nreverse fixes) #'car-less-than-car)
             when (> first end)
             collect (progn (setq end last) (cons rule edits)))))

(defun curbcut--make-round (fixes findings)
  "Make FIXES of FINDINGS; return whether they did, and the findings left.
Where a finding stays although it was fixed, everything is taken back:
the value is then nil, and the rules concerned."
  (catch 'curbcut-stays
    (atomic-change-group
      (curbcut--edit (apply #'append (mapcar #'cdr fixes)) (buffer-chars-modified-tick))
      (let* ((left (curbcut--findings))
             (before (curbcut--fixable findings))
             (after (curbcut--fixable left))
             (stays (seq-filter (lambda (rule)
                                  (>= (gethash rule after 0) (gethash rule before)))
                                (delete-dups (mapcar #'car fixes)))))
        (when stays (throw 'curbcut-stays (cons nil stays)))
        (cons t left)))))

(defun curbcut--fix-all ()
  "Make the safe fixes of this buffer, round by round, as one undo step.
A fix that is in another's way waits for the next round."
  (let ((group (prepare-change-group))
        (tick (buffer-chars-modified-tick))
        (findings (curbcut--findings))
        (rounds 10)
        fixes stuck)
    (while (and (> rounds 0) (setq fixes (curbcut--round findings stuck)))
      (cl-decf rounds)
      (pcase (curbcut--make-round fixes findings)
        (`(t . ,left) (setq findings left))
        (`(nil . ,rules) (setq stuck (append rules stuck)))))
    (undo-amalgamate-change-group group)
    (cond (stuck (message "Curbcut: not fixed, because the finding would stay: %s"
                          (string-join (sort (copy-sequence stuck) #'string<) ", ")))
          ((= tick (buffer-chars-modified-tick)) (message "Curbcut: no safe fixes here")))))

;;;###autoload
(defun curbcut-fix-all ()
  "Apply all safe fixes in this buffer.
Fixes that need your wording, such as labels, are never among them."
  (interactive "*")
  (cond
   ((curbcut--eglot-p)
    (curbcut--check-lines)
    (save-restriction
      (widen)
      (if (seq-empty-p (eglot-code-actions (point-min) (point-max) curbcut--fix-all-kind))
          (message "Curbcut: no safe fixes here")
        (eglot-code-actions (point-min) (point-max) curbcut--fix-all-kind t))))
   ((curbcut--lsp-mode-p)
    (curbcut--check-lines)
    (if (seq-empty-p (lsp-code-actions-at-point curbcut--fix-all-kind))
        (message "Curbcut: no safe fixes here")
      (lsp-execute-code-action-by-kind curbcut--fix-all-kind)))
   (t (curbcut--fix-all))))

(defun curbcut--show (name text)
  "Show TEXT in a window, in a read-only buffer called NAME."
  (with-current-buffer (get-buffer-create name)
    (let ((inhibit-read-only t))
      (erase-buffer)
      (insert text)
      (goto-char (point-min)))
    (special-mode)
    (display-buffer (current-buffer))))

(defun curbcut--speak-call (line &rest options)
  "How `curbcut speak' is called for this buffer: arguments and the text or nil.
With LINE, only for the views of that line; OPTIONS go before the file."
  (let* ((is-saved (and buffer-file-name
                        (not (buffer-modified-p))
                        (not (file-remote-p buffer-file-name))
                        (file-exists-p buffer-file-name)))
         (file (curbcut--path))
         (place (if line (format "%s:%d" file line) file)))
    (if is-saved
        (list `("speak" ,@options "--" ,place))
      ;; Unsaved text keeps its name, and with it its project.
      (cons `("speak" "--stdin" ,(concat "--stdin-path=" place) ,@options)
            (curbcut--text)))))

(defun curbcut--speak (line &rest options)
  "Return what `curbcut speak' prints for this buffer, saved or not.
LINE and OPTIONS are as for `curbcut--speak-call'."
  (pcase-let ((`(,arguments . ,text) (apply #'curbcut--speak-call line options)))
    (curbcut--run arguments text)))

;;;###autoload
(defun curbcut-transcript (&optional only-here)
  "Show what VoiceOver announces for the views of this buffer.
With a prefix argument ONLY-HERE, show only the view at point."
  (interactive "P")
  (let ((line (save-restriction (widen) (line-number-at-pos))))
    (curbcut--show "*Curbcut transcript*" (curbcut--speak (and only-here line)))))

;;;###autoload
(defun curbcut-compare (revision)
  "Show what this file does otherwise for people who listen than at REVISION.
Without a prefix argument, that is the last commit."
  (interactive (list (if current-prefix-arg (read-string "Compare with: " "HEAD")
                       "HEAD")))
  (unless (and buffer-file-name (not (file-remote-p buffer-file-name)))
    (user-error "Curbcut: this buffer is no file on this machine"))
  (when (buffer-modified-p) (save-buffer))
  ;; Behind "--" a path is never an option.
  (curbcut--show "*Curbcut compare*"
                 (curbcut--run (list "diff" "--color=never" revision "--"
                                     (expand-file-name buffer-file-name)))))

;;;; The accessibility tree at the side of the code

(defvar-local curbcut-tree--source nil
  "The buffer whose elements this buffer shows.")

(defvar-local curbcut-tree--tick nil
  "The state of the source's text that is shown or being read.")

(defvar-local curbcut-tree--process nil
  "The running program whose output is shown next, or nil.")

(defvar-local curbcut-tree--written nil
  "What the program wrote for the rows that are shown.")

(defvar-local curbcut-tree--rows []
  "What each line is about: a vector of rows as `curbcut-tree--row' makes them.")

(defvar-local curbcut-tree--elements []
  "The numbers of the rows of elements, by the lines that they lead to.")

(defvar curbcut-tree--timer nil
  "Lets the tree follow the code while Emacs is idle.")

(defvar curbcut-tree-mode-map
  (let ((map (make-sparse-keymap)))
    (define-key map (kbd "RET") #'curbcut-tree-visit)
    (define-key map (kbd "TAB") #'outline-toggle-children)
    map)
  "Keymap of `curbcut-tree-mode'.")

(define-derived-mode curbcut-tree-mode special-mode "Curbcut-Tree"
  "What VoiceOver visits in a Swift file, in its order.
\\{curbcut-tree-mode-map}"
  (setq-local outline-regexp " *[^ \n]"
              outline-level (lambda () (1+ (/ (current-indentation) 2)))
              truncate-lines t
              buffer-undo-list t
              revert-buffer-function (lambda (&rest _) (curbcut-tree--refresh)))
  ;; Only what is looked at is given faces.
  (jit-lock-register #'curbcut-tree--paint)
  (add-hook 'kill-buffer-hook #'curbcut-tree--stop nil t)
  (outline-minor-mode 1))

(defsubst curbcut-tree--row (depth text place &optional face is-element)
  "A row with TEXT at DEPTH that leads to PLACE.
PLACE has a line from 1 and a column in bytes from 1.  FACE is the row's
face; IS-ELEMENT says whether it is an element."
  (vector (concat (make-string (* 2 depth) ?\s)
                  (if (string-match-p "[\n\r]" text)
                      (replace-regexp-in-string "[\n\r]" " " text)
                    text))
          (alist-get 'line place) (alist-get 'column place) face is-element))

(defun curbcut-tree--finding-rows (depth findings)
  "The rows of FINDINGS at DEPTH."
  (mapcar (lambda (finding)
            (let-alist finding
              (curbcut-tree--row
               depth (format "%s: %s  [%s]" .severity .message .rule) finding
               (pcase .severity ("error" 'error) ("warning" 'warning) (_ 'shadow)))))
          findings))

(defun curbcut-tree--change (kind)
  "What to say of an element with a change of KIND, or nil."
  (when-let* ((text (pcase kind
                      ("added" "new since HEAD") ("changed" "changed since HEAD")
                      ("moved" "moved since HEAD") ("unknown" "not known since HEAD"))))
    (format "  [%s]" text)))

(defun curbcut-tree--element-rows (stop depth)
  "The rows of the element STOP with its findings and parts at DEPTH."
  (let-alist stop
    (nconc
     (list (curbcut-tree--row depth (concat (if (string-empty-p .spoken) "(silence)" .spoken)
                                            (curbcut-tree--change .change.kind))
                              stop (and .change 'diff-changed) t))
     (curbcut-tree--finding-rows (1+ depth) .findings)
     (cl-loop for (name . parts)
              in `(("label" ,@(and .label (list .label)))
                   ("value" ,@(and .value (list .value)))
                   ("trait" ,@.traits)
                   ("hint" ,@(and .hint (list .hint)))
                   ("action" ,@.actions)
                   ("Voice Control name" ,@.inputLabels)
                   ("more content" ,@.moreContent)
                   ("rotor" ,@(mapcar (lambda (rotor) (alist-get 'name rotor)) .rotors)))
              nconc (mapcar
                     (lambda (part)
                       (curbcut-tree--row
                        (1+ depth)
                        (concat name ": " (alist-get 'text part)
                                "  (" (alist-get 'source part)
                                (if (equal (alist-get 'certainty part) "possible")
                                    ", perhaps)"
                                  ")"))
                        part 'shadow))
                     parts)))))

(defun curbcut-tree--view-rows (view)
  "The rows of VIEW with its elements and their surroundings."
  (let-alist view
    (let ((around nil))
      (nconc
       (list (curbcut-tree--row 0 (if .part (format "%s, %s" .name .part) .name) view 'bold))
       (mapcan
        (lambda (stop)
          (let* ((context (alist-get 'context stop))
                 (common (or (seq-position (seq-mapn #'equal around context) nil)
                             (min (length around) (length context))))
                 (holders (cl-loop for holder in (nthcdr common context)
                                   for depth from (1+ common)
                                   collect (curbcut-tree--row depth (alist-get 'text holder)
                                                              stop 'italic))))
            (setq around context)
            (nconc holders (curbcut-tree--element-rows stop (1+ (length context))))))
        .stops)
       (curbcut-tree--finding-rows 1 .findings)))))

(defun curbcut-tree--paint (start end)
  "Give the lines between START and END their faces."
  (save-excursion
    (goto-char start)
    (forward-line 0)
    (let ((number (1- (line-number-at-pos))))
      (while (and (< (point) end) (< number (length curbcut-tree--rows)))
        (when-let* ((face (aref (aref curbcut-tree--rows number) 3)))
          (put-text-property (point) (line-end-position) 'face face))
        (cl-incf number)
        (forward-line 1)))))

(defun curbcut-tree--write (rows)
  "Show ROWS; without any, say that there is no view."
  (let ((inhibit-read-only t)
        (line (line-number-at-pos))
        (number -1)
        elements)
    (setq curbcut-tree--rows (vconcat rows))
    (dolist (row rows)
      (cl-incf number)
      (when (aref row 4) (push number elements)))
    (setq curbcut-tree--elements
          (vconcat (cl-stable-sort (nreverse elements) #'<
                                   :key (lambda (number)
                                          (aref (aref curbcut-tree--rows number) 1)))))
    (erase-buffer)
    (insert (if rows
                (mapconcat (lambda (row) (aref row 0)) rows "\n")
              "There is no SwiftUI view in this file.")
            "\n")
    (goto-char (point-min))
    (forward-line (1- line))))

(defun curbcut-tree--stop ()
  "Stop the running program, if any: its output is out of date."
  (when curbcut-tree--process
    (delete-process curbcut-tree--process)
    (setq curbcut-tree--process nil)))

(defun curbcut-tree--take (written)
  "Show the tree that the program has WRITTEN, unless it is shown already."
  (unless (equal written curbcut-tree--written)
    (setq curbcut-tree--written written)
    ;; A large tree would otherwise be collected around a dozen times.
    (let ((gc-cons-threshold (max gc-cons-threshold (* 64 1024 1024))))
      (curbcut-tree--write
       (mapcan #'curbcut-tree--view-rows
               (with-temp-buffer
                 (insert written)
                 (goto-char (point-min))
                 (alist-get 'views (curbcut--parse))))))
    (dolist (window (get-buffer-window-list nil nil t))
      (set-window-point window (point)))))

(defun curbcut-tree--refresh ()
  "Have the elements of the source read as it is now, and show them then.
Meanwhile Emacs goes on."
  (let ((tree (current-buffer))
        (source curbcut-tree--source))
    (curbcut-tree--stop)
    (setq curbcut-tree--tick (buffer-chars-modified-tick source))
    (setq curbcut-tree--process
          (with-current-buffer source
            (pcase-let ((`(,arguments . ,text)
                         (curbcut--speak-call nil "--json" "--since" "HEAD")))
              (curbcut--call arguments text
                             (lambda (written)
                               (when (buffer-live-p tree)
                                 (with-current-buffer tree
                                   (setq curbcut-tree--process nil)
                                   (curbcut-tree--take written)
                                   (when (buffer-live-p source)
                                     (with-current-buffer source
                                       (curbcut-tree--follow))))))))))))

(defun curbcut-tree--position (line)
  "The position of the last element that begins at or before LINE, or nil.
Of several that begin on one line it is the first."
  (let ((low 0)
        (high (length curbcut-tree--elements))
        (begins (lambda (index)
                  (aref (aref curbcut-tree--rows (aref curbcut-tree--elements index)) 1))))
    (while (< low high)
      (let ((middle (/ (+ low high) 2)))
        (if (<= (funcall begins middle) line) (setq low (1+ middle)) (setq high middle))))
    (while (and (> low 1) (= (funcall begins (- low 2)) (funcall begins (1- low))))
      (cl-decf low))
    (when (> low 0)
      (save-excursion
        (goto-char (point-min))
        (forward-line (aref curbcut-tree--elements (1- low)))
        (point)))))

(defun curbcut-tree--follow ()
  "Let the tree show what is at point, and have what was typed read."
  (let* ((tree (get-buffer "*Curbcut tree*"))
         (window (and tree (get-buffer-window tree t)))
         (source (current-buffer)))
    (cond
     ((not tree) (when curbcut-tree--timer (cancel-timer curbcut-tree--timer)))
     ((and window (eq source (buffer-local-value 'curbcut-tree--source tree)))
      (let ((line (save-restriction (widen) (line-number-at-pos)))
            (tick (buffer-chars-modified-tick)))
        (with-current-buffer tree
          (if (eql tick curbcut-tree--tick)
              (when-let* ((position (curbcut-tree--position line)))
                (set-window-point window position)
                (goto-char position))
            (with-demoted-errors "Curbcut: %S" (curbcut-tree--refresh)))))))))

(defun curbcut-tree-visit ()
  "Go to the code of the line at point."
  (interactive)
  (let* ((number (1- (line-number-at-pos)))
         (row (and (< number (length curbcut-tree--rows)) (aref curbcut-tree--rows number)))
         (line (and row (aref row 1)))
         (column (and row (aref row 2))))
    (unless line (user-error "There is no element here"))
    (pop-to-buffer curbcut-tree--source)
    (widen)
    (goto-char (point-min))
    (forward-line (1- line))
    (curbcut--forward (1- column))))

;;;###autoload
(defun curbcut-tree ()
  "Show what VoiceOver visits in this buffer in a window at its side.
The tree follows point and the text; RET there goes to the code, TAB folds."
  (interactive)
  (let ((source (current-buffer)))
    (with-current-buffer (get-buffer-create "*Curbcut tree*")
      (unless (derived-mode-p 'curbcut-tree-mode) (curbcut-tree-mode))
      (setq curbcut-tree--source source)
      (curbcut--require)
      (curbcut-tree--refresh)
      (display-buffer-in-side-window (current-buffer) '((side . right) (window-width . 50))))
    (when curbcut-tree--timer (cancel-timer curbcut-tree--timer))
    (setq curbcut-tree--timer (run-with-idle-timer 0.5 t #'curbcut-tree--follow))))

(defun curbcut--rule-ids ()
  "The ids of all rules."
  (with-temp-buffer
    (insert (curbcut--run '("rules" "--json")))
    (goto-char (point-min))
    (mapcar (lambda (rule) (alist-get 'id rule)) (curbcut--parse))))

;;;###autoload
(defun curbcut-explain (rule)
  "Show why RULE matters and what it reports, with examples.
Interactively it is the rule of the finding at point.  If there is none,
or with a prefix argument, choose one."
  (interactive
   (list (or (and (not current-prefix-arg) (curbcut--rule-at-point))
             (completing-read "Rule: " (curbcut--rule-ids) nil t))))
  (curbcut--show "*Curbcut rule*" (curbcut--run (list "explain" "--" rule))))

;;;###autoload
(defun curbcut-restart ()
  "Restart Curbcut for this buffer, as server or Flymake backend."
  (interactive)
  (cond
   ((curbcut--eglot-p) (eglot-reconnect (eglot-current-server)))
   ((curbcut--lsp-mode-p) (lsp-workspace-restart (curbcut--lsp-mode-p)))
   (curbcut-flymake-mode
    (curbcut--stop)
    (curbcut--complain nil)
    (flymake-mode -1)
    (flymake-mode 1))
   (t (user-error "Curbcut is not running in this buffer"))))

(provide 'curbcut)
;;; curbcut.el ends here

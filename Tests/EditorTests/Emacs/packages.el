;;; packages.el --- Find the packages of this machine -*- lexical-binding: t; -*-

;;; Commentary:

;; Debian's packages are not found under -Q.

;;; Code:

(require 'package)
(add-to-list 'package-directory-list "/usr/share/emacs/site-lisp/elpa")
(package-initialize)

;;; packages.el ends here

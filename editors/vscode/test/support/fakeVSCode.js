'use strict';

const fs = require('fs');
const values = require('./values');
const { TextDocument } = require('./document');

const { CancellationTokenSource, CodeActionKind, Disposable, EventEmitter, Position, Range, Uri } = values;

/**
 * An editor without windows: the module `vscode` that the extension sees, and what a person sees and does.
 *
 * Settings are those of the extension's manifest; in an untrusted workspace the restricted ones come from the user.
 */
class FakeVSCode {
  constructor(manifest) {
    this.manifest = manifest;
    this.isTrusted = true;
    this.userSettings = {};
    this.workspaceSettings = {};
    this.documents = [];
    this.folders = undefined;
    this.collections = [];
    this.providers = { codeActions: new Set(), hover: new Set(), inlayHints: new Set(), codeLens: new Set(), colors: new Set() };
    this.contentProviders = new Map();
    this.commands = new Map();
    /** What the person was told: kind, text, items, and `choose` to answer. */
    this.messages = [];
    this.statusItems = [];
    this.logLines = [];
    this.progress = [];
    this.watchers = [];
    this.fileOperations = [];
    this.shown = [];
    this.opened = [];
    this.quickPicks = [];
    this.pick = () => undefined;
    this.editor = undefined;
    this.linkProviders = new Set();
    /** Editors that are seen beside the one in front. */
    this.sideEditors = [];
    this.treeViews = new Map();
    this.panels = [];
    this.clipboard = '';
    this.statusMessages = [];
    /** What menus and views go by. */
    this.context = {};
    this.events = Object.fromEntries(
      [
        'open', 'change', 'close', 'save', 'configuration', 'folders', 'trust', 'active', 'selection',
      ].map((name) => [name, new EventEmitter()])
    );
    this.module = this.makeModule();
  }

  // What a person does.

  get activeTextEditor() {
    return this.editor;
  }

  /** The editor in front: whoever replaces it brings another to the front, or moves the cursor. */
  set activeTextEditor(editor) {
    const isOther = editor?.document !== this.editor?.document;
    this.editor = editor && { revealRange: () => {}, ...editor };
    if (isOther) this.events.active.fire(this.editor);
    else if (editor) this.events.selection.fire({ textEditor: this.editor });
  }

  open(path, text = fs.readFileSync(path, 'utf8')) {
    const document = this.add(new TextDocument(Uri.file(path), languageOf(path), text));
    this.activeTextEditor = { document, selection: new Range(new Position(0, 0), new Position(0, 0)) };
    return document;
  }

  add(document) {
    this.documents.push(document);
    this.events.open.fire(document);
    return document;
  }

  edit(document, ...edits) {
    this.events.change.fire(document.edit(edits));
  }

  /** Replaces the only place where some text stands. */
  replace(document, old, newText) {
    const offset = document.text.indexOf(old);
    if (offset < 0) throw new Error(`“${old}” does not stand in the document`);
    const range = new Range(document.positionAt(offset), document.positionAt(offset + old.length));
    this.edit(document, { range, newText });
  }

  /** Saves a document, as the editor does with code actions on save. */
  async save(document, kindsOnSave = []) {
    for (const kind of kindsOnSave) {
      const end = document.positionAt(document.text.length);
      const actions = await this.codeActions(document, new Range(new Position(0, 0), end), kind, 2);
      for (const action of actions) if (action.edit) await this.applyEdit(action.edit);
    }
    if (document.uri.scheme === 'file') fs.writeFileSync(document.uri.fsPath, document.text);
    this.events.save.fire(document);
  }

  close(document) {
    this.documents = this.documents.filter((other) => other !== document);
    document.isClosed = true;
    this.events.close.fire(document);
  }

  set(settings, where = 'userSettings') {
    Object.assign(this[where], settings);
    const names = Object.keys(settings);
    this.events.configuration.fire({
      affectsConfiguration: (section) => names.some((name) => name === section || name.startsWith(section + '.')),
    });
  }

  setFolders(paths) {
    const before = this.folders ?? [];
    const folders = paths.map((path) => ({ uri: Uri.file(path), name: path.split('/').pop() }));
    this.folders = folders;
    const isIn = (list) => (folder) => list.some((other) => other.uri.path === folder.uri.path);
    this.events.folders.fire({
      added: folders.filter((folder) => !isIn(before)(folder)),
      removed: before.filter((folder) => !isIn(folders)(folder)),
    });
  }

  grantTrust() {
    this.isTrusted = true;
    this.events.trust.fire(undefined);
  }

  /** The actions that the menu would offer, or fix-on-save would make. */
  async codeActions(document, range, kind, triggerKind = 1) {
    const only = kind === undefined ? undefined : new CodeActionKind(kind);
    const diagnostics = this.diagnostics(document.uri).filter((one) => one.range.intersection(range));
    const found = [];
    for (const { selector, provider, metadata } of this.providers.codeActions) {
      if (match(selector, document) === 0) continue;
      const kinds = metadata?.providedCodeActionKinds;
      if (only && kinds && !kinds.some((provided) => only.intersects(provided))) continue;
      const { token } = new CancellationTokenSource();
      const context = { diagnostics, only, triggerKind };
      found.push(...((await provider.provideCodeActions(document, range, context, token)) ?? []));
    }
    return found.filter((action) => !only || (action.kind && only.contains(action.kind)));
  }

  async applyEdit(edit) {
    const texts = new Map();
    for (const operation of edit.operations) {
      if (operation.kind !== 'text') {
        this.fileOperations.push(operation);
        continue;
      }
      const key = operation.uri.toString();
      texts.set(key, [...(texts.get(key) ?? []), operation]);
    }
    for (const [uri, edits] of texts) {
      this.edit(await this.openTextDocument(Uri.parse(uri)), ...edits);
    }
    return true;
  }

  // What a person sees.

  diagnostics(uri) {
    return this.collections.flatMap((collection) => collection.entries.get(uri.toString()) ?? []);
  }

  get errors() {
    return this.messages.filter(({ kind }) => kind === 'error').map(({ text }) => text);
  }

  async openTextDocument(uri) {
    const known = this.documents.find((document) => document.uri.toString() === uri.toString());
    if (known) return known;
    const provider = this.contentProviders.get(uri.scheme);
    if (!provider) return this.add(new TextDocument(uri, languageOf(uri.path), fs.readFileSync(uri.fsPath, 'utf8')));
    const text = await provider.provideTextDocumentContent(uri);
    return this.add(new TextDocument(uri, 'plaintext', text));
  }

  setting(name) {
    const properties = this.manifest.contributes.configuration.properties;
    const restricted = this.manifest.capabilities.untrustedWorkspaces.restrictedConfigurations;
    const isOpen = this.isTrusted || !restricted.includes(name);
    if (isOpen && name in this.workspaceSettings) return this.workspaceSettings[name];
    return name in this.userSettings ? this.userSettings[name] : properties[name]?.default;
  }

  makeModule() {
    const editor = this;
    const { events } = this;
    const register = (set, entry) => {
      set.add(entry);
      return new Disposable(() => set.delete(entry));
    };
    const message = (kind) => (text, ...items) =>
      new Promise((resolve) => editor.messages.push({ kind, text, items, choose: resolve }));
    return {
      ...values,
      version: '1.106.0',
      env: {
        appName: 'Fake VS Code',
        clipboard: {
          writeText: async (text) => {
            editor.clipboard = text;
          },
        },
        language: 'en',
        openExternal: async (uri) => editor.opened.push(uri.toString()) > 0,
      },
      workspace: {
        get textDocuments() {
          return editor.documents;
        },
        get workspaceFolders() {
          return editor.folders;
        },
        get isTrusted() {
          return editor.isTrusted;
        },
        onDidOpenTextDocument: events.open.event,
        onDidChangeTextDocument: events.change.event,
        onDidCloseTextDocument: events.close.event,
        onDidSaveTextDocument: events.save.event,
        onDidChangeConfiguration: events.configuration.event,
        onDidChangeWorkspaceFolders: events.folders.event,
        onDidGrantWorkspaceTrust: events.trust.event,
        getConfiguration: (section) => ({
          get: (name, otherwise) => {
            const value = editor.setting([section, name].filter(Boolean).join('.'));
            return value === undefined ? otherwise : structuredClone(value);
          },
        }),
        openTextDocument: (uri) => editor.openTextDocument(uri),
        applyEdit: (edit) => editor.applyEdit(edit),
        createFileSystemWatcher: (pattern) => {
          const emitters = { create: new EventEmitter(), change: new EventEmitter(), delete: new EventEmitter() };
          const watcher = { pattern, ...emitters, isDisposed: false };
          editor.watchers.push(watcher);
          return {
            onDidCreate: emitters.create.event,
            onDidChange: emitters.change.event,
            onDidDelete: emitters.delete.event,
            dispose: () => (watcher.isDisposed = true),
          };
        },
        registerTextDocumentContentProvider: (scheme, provider) => {
          editor.contentProviders.set(scheme, provider);
          const listener = provider.onDidChange(async (uri) => {
            const document = editor.documents.find((other) => other.uri.toString() === uri.toString());
            if (document) document.text = await provider.provideTextDocumentContent(uri);
          });
          return new Disposable(() => {
            listener.dispose();
            editor.contentProviders.delete(scheme);
          });
        },
      },
      languages: {
        match,
        getDiagnostics: (uri) => editor.diagnostics(uri),
        setTextDocumentLanguage: async (document, language) => Object.assign(document, { languageId: language }),
        createDiagnosticCollection: (name) => {
          const collection = { name, entries: new Map() };
          editor.collections.push(collection);
          return {
            set: (uri, diagnostics) => collection.entries.set(uri.toString(), Object.freeze([...diagnostics])),
            clear: () => collection.entries.clear(),
            dispose: () => editor.collections.splice(editor.collections.indexOf(collection), 1),
          };
        },
        createLanguageStatusItem: (id, selector) => {
          const item = { id, selector, busy: false, dispose: () => (item.isDisposed = true) };
          editor.statusItems.push(item);
          return item;
        },
        registerCodeActionsProvider: (selector, provider, metadata) =>
          register(editor.providers.codeActions, { selector, provider, metadata }),
        registerDocumentLinkProvider: (selector, provider) => register(editor.linkProviders, { selector, provider }),
        registerHoverProvider: (selector, provider) => register(editor.providers.hover, { selector, provider }),
        registerInlayHintsProvider: (selector, provider) =>
          register(editor.providers.inlayHints, { selector, provider }),
        registerColorProvider: (selector, provider) => register(editor.providers.colors, { selector, provider }),
        registerCodeLensProvider: (selector, provider) => register(editor.providers.codeLens, { selector, provider }),
      },
      window: {
        get activeTextEditor() {
          return editor.activeTextEditor;
        },
        get visibleTextEditors() {
          return [...(editor.activeTextEditor ? [editor.activeTextEditor] : []), ...editor.sideEditors];
        },
        onDidChangeActiveTextEditor: events.active.event,
        onDidChangeTextEditorSelection: events.selection.event,
        createTreeView: (id, { treeDataProvider }) => {
          const visibility = new EventEmitter();
          const view = { id, provider: treeDataProvider, visible: false, selection: [], revealed: [], refreshes: 0 };
          treeDataProvider.onDidChangeTreeData(() => (view.refreshes += 1));
          view.setVisible = (visible) => visibility.fire(Object.assign(view, { visible }));
          view.onDidChangeVisibility = visibility.event;
          view.reveal = async (node) => {
            view.revealed.push(node);
            view.selection = [node];
          };
          view.dispose = () => editor.treeViews.delete(id);
          editor.treeViews.set(id, view);
          return view;
        },
        createWebviewPanel: (type, title, column, options) => {
          const [received, disposed] = [new EventEmitter(), new EventEmitter()];
          const panel = { type, title, column, options, posted: [], receive: (message) => received.fire(message) };
          panel.webview = {
            html: '',
            cspSource: 'https://page.example',
            onDidReceiveMessage: received.event,
            postMessage: async (message) => panel.posted.push(structuredClone(message)) > 0,
            asWebviewUri: (uri) => `https://page.example${uri.path}`,
          };
          panel.onDidDispose = disposed.event;
          panel.reveal = () => (panel.isRevealed = true);
          panel.dispose = () => disposed.fire();
          editor.panels.push(panel);
          return panel;
        },
        createTextEditorDecorationType: (options) => ({ options, dispose: () => {} }),
        setStatusBarMessage: (text) => editor.statusMessages.push(text),
        createOutputChannel: (name) => {
          const write = (level) => (text) => editor.logLines.push({ name, level, text });
          return {
            debug: write('debug'),
            info: write('info'),
            warn: write('warn'),
            error: write('error'),
            show: () => editor.shown.push({ channel: name }),
            dispose: () => {},
          };
        },
        showErrorMessage: message('error'),
        showWarningMessage: message('warning'),
        showInformationMessage: message('information'),
        showQuickPick: async (items, options) => {
          editor.quickPicks.push({ items, options });
          return editor.pick(items);
        },
        showTextDocument: async (target, options) => {
          const document = target instanceof TextDocument ? target : await editor.openTextDocument(target);
          editor.shown.push({ document, options });
          if (options?.preserveFocus) {
            const side = { document, marked: [], revealRange: () => {}, setDecorations: (_, ranges) => (side.marked = ranges) };
            editor.sideEditors = [side];
            return side;
          }
          const selection = options?.selection ?? new Range(new Position(0, 0), new Position(0, 0));
          editor.activeTextEditor = { document, selection };
          return editor.activeTextEditor;
        },
        withProgress: async (options, task) => {
          // The real editor asks its window first, so that the task begins later.
          await new Promise((resolve) => setImmediate(resolve));
          const source = new CancellationTokenSource();
          const entry = { options, reports: [], isDone: false, cancel: () => source.cancel() };
          editor.progress.push(entry);
          const result = await task({ report: (value) => entry.reports.push(value) }, source.token);
          entry.isDone = true;
          return result;
        },
      },
      commands: {
        registerCommand: (name, callback) => {
          if (editor.commands.has(name)) throw new Error(`command “${name}” already exists`);
          editor.commands.set(name, callback);
          return new Disposable(() => editor.commands.delete(name));
        },
        executeCommand: async (name, ...parameters) => {
          if (name === 'vscode.executeCodeActionProvider') {
            const [uri, range, kind] = parameters;
            return editor.codeActions(await editor.openTextDocument(uri), range, kind);
          }
          if (name === 'markdown.showPreviewToSide') {
            const document = await editor.openTextDocument(parameters[0]);
            return editor.shown.push({ document, options: { isPage: true } });
          }
          if (name.startsWith('workbench.') || name.startsWith('editor.')) return editor.shown.push({ command: name, parameters });
          if (name === 'setContext') return (editor.context[parameters[0]] = parameters[1]);
          const command = editor.commands.get(name);
          if (!command) throw new Error(`command “${name}” was not found`);
          return command(...parameters);
        },
        getCommands: async () => [...editor.commands.keys()],
      },
    };
  }
}

function languageOf(path) {
  return path.endsWith('.swift') ? 'swift' : 'plaintext';
}

function match(selector, document) {
  const isMatch = selector.some(
    ({ language, scheme, pattern }) =>
      (language === undefined || language === document.languageId) &&
      (scheme === undefined || scheme === document.uri.scheme) &&
      (pattern === undefined || endings(pattern).some((ending) => document.uri.path.endsWith(ending)))
  );
  return isMatch ? 10 : 0;
}

// The endings that a pattern asks for, such as the braces of {xib,storyboard} behind any folder.
function endings(pattern) {
  const list = /^\*\*\/\*\.\{(.+)\}$/.exec(pattern);
  if (list === null) throw new Error(`what ${pattern} matches is not known here`);
  return list[1].split(',').map((ending) => `.${ending}`);
}

module.exports = { FakeVSCode };

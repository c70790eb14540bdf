// The parts of the VS Code API (1.82) that the extension uses.

declare module 'vscode' {
  export const version: string;

  export type ProviderResult<T> = T | undefined | null | Promise<T | undefined | null>;

  export class Disposable {
    constructor(callOnDispose: () => any);
    dispose(): any;
  }

  export interface Event<T> {
    (listener: (event: T) => any): Disposable;
  }

  export class EventEmitter<T> {
    event: Event<T>;
    fire(data: T): void;
    dispose(): void;
  }

  export interface CancellationToken {
    isCancellationRequested: boolean;
    onCancellationRequested: Event<any>;
  }

  export class Uri {
    static parse(text: string): Uri;
    static from(parts: { scheme: string; path?: string; query?: string }): Uri;
    static joinPath(base: Uri, ...segments: string[]): Uri;
    readonly scheme: string;
    readonly path: string;
    readonly query: string;
    readonly fsPath: string;
    toString(): string;
  }

  export class Position {
    constructor(line: number, character: number);
    readonly line: number;
    readonly character: number;
  }

  export class Range {
    constructor(start: Position, end: Position);
    readonly start: Position;
    readonly end: Position;
    intersection(range: Range): Range | undefined;
  }

  export class Location {
    constructor(uri: Uri, range: Range);
  }

  export class RelativePattern {
    constructor(base: Uri, pattern: string);
  }

  export type GlobPattern = string | RelativePattern;

  export interface TextDocument {
    readonly uri: Uri;
    readonly languageId: string;
    readonly version: number;
    readonly lineCount: number;
    readonly isClosed: boolean;
    getText(): string;
    lineAt(line: number): { readonly range: Range };
    save(): Thenable<boolean>;
  }

  export interface TextDocumentChangeEvent {
    readonly document: TextDocument;
    readonly contentChanges: readonly { range: Range; rangeLength: number; text: string }[];
  }

  export interface TextEditor {
    readonly document: TextDocument;
    readonly selection: Range;
    readonly viewColumn?: ViewColumn;
    revealRange(range: Range, type?: TextEditorRevealType): void;
    setDecorations(type: TextEditorDecorationType, ranges: Range[]): void;
  }

  export interface TextEditorDecorationType extends Disposable {
    readonly key: string;
  }

  export class DocumentLink {
    constructor(range: Range, target?: Uri);
  }

  export enum TextEditorRevealType {
    InCenterIfOutsideViewport = 2,
  }

  export class ThemeColor {
    constructor(id: string);
  }

  export class ThemeIcon {
    constructor(id: string, color?: ThemeColor);
  }

  export enum TreeItemCollapsibleState {
    None = 0,
    Collapsed = 1,
    Expanded = 2,
  }

  export class TreeItem {
    constructor(label: string, state?: TreeItemCollapsibleState);
    id?: string;
    description?: string | boolean;
    iconPath?: ThemeIcon;
    contextValue?: string;
    tooltip?: string | MarkdownString;
    accessibilityInformation?: { label: string; role?: string };
    command?: Command;
  }

  export interface TreeView<T> extends Disposable {
    readonly visible: boolean;
    readonly selection: readonly T[];
    readonly onDidChangeVisibility: Event<{ readonly visible: boolean }>;
    description?: string;
    reveal(element: T, options?: { select?: boolean; focus?: boolean; expand?: boolean | number }): Thenable<void>;
  }

  export interface Webview {
    html: string;
    readonly cspSource: string;
    readonly onDidReceiveMessage: Event<any>;
    postMessage(message: any): Thenable<boolean>;
    asWebviewUri(uri: Uri): Uri;
  }

  export interface WebviewPanel extends Disposable {
    title: string;
    readonly webview: Webview;
    readonly onDidDispose: Event<void>;
    reveal(viewColumn?: ViewColumn, preserveFocus?: boolean): void;
  }

  type Thenable<T> = PromiseLike<T>;

  export class WorkspaceEdit {
    replace(uri: Uri, range: Range, newText: string): void;
    createFile(uri: Uri, options?: { overwrite?: boolean; ignoreIfExists?: boolean }): void;
    renameFile(
      oldUri: Uri,
      newUri: Uri,
      options?: { overwrite?: boolean; ignoreIfExists?: boolean }
    ): void;
    deleteFile(uri: Uri, options?: { recursive?: boolean; ignoreIfNotExists?: boolean }): void;
  }

  export interface Command {
    title: string;
    command: string;
    arguments?: any[];
  }

  export class MarkdownString {
    constructor(value?: string);
    appendText(value: string): MarkdownString;
    appendCodeblock(value: string, language?: string): MarkdownString;
  }

  export class DiagnosticRelatedInformation {
    constructor(location: Location, message: string);
  }

  export class Diagnostic {
    constructor(range: Range, message: string, severity?: number);
    range: Range;
    message: string;
    source?: string;
    code?: string | number | { value: string | number; target: Uri };
    tags?: number[];
    relatedInformation?: DiagnosticRelatedInformation[];
  }

  export interface DiagnosticCollection extends Disposable {
    set(uri: Uri, diagnostics: readonly Diagnostic[]): void;
    clear(): void;
  }

  export class CodeActionKind {
    static readonly Empty: CodeActionKind;
    static readonly QuickFix: CodeActionKind;
    readonly value: string;
    append(parts: string): CodeActionKind;
    contains(other: CodeActionKind): boolean;
  }

  export interface CodeActionContext {
    readonly triggerKind: number;
    readonly diagnostics: readonly Diagnostic[];
    readonly only: CodeActionKind | undefined;
  }

  export class CodeAction {
    constructor(title: string, kind?: CodeActionKind);
    title: string;
    kind?: CodeActionKind;
    edit?: WorkspaceEdit;
    command?: Command;
    diagnostics?: Diagnostic[];
    isPreferred?: boolean;
    disabled?: { readonly reason: string };
  }

  export class Hover {
    constructor(contents: MarkdownString[], range?: Range);
  }

  export class InlayHintLabelPart {
    constructor(value: string);
    tooltip?: string | MarkdownString;
    command?: Command;
  }

  export class InlayHint {
    constructor(position: Position, label: string | InlayHintLabelPart[], kind?: number);
    tooltip?: string | MarkdownString;
    paddingLeft?: boolean;
    paddingRight?: boolean;
  }

  export class CodeLens {
    constructor(range: Range, command?: Command);
    range: Range;
    command?: Command;
  }

  export class Color {
    constructor(red: number, green: number, blue: number, alpha: number);
    readonly red: number;
    readonly green: number;
    readonly blue: number;
    readonly alpha: number;
  }

  export class ColorInformation {
    constructor(range: Range, color: Color);
  }

  export class ColorPresentation {
    constructor(label: string);
  }

  export type DocumentSelector = readonly { language?: string; scheme?: string; pattern?: string }[];

  export enum LanguageStatusSeverity {
    Information,
    Warning,
    Error,
  }

  export interface LanguageStatusItem extends Disposable {
    name: string | undefined;
    text: string;
    detail?: string;
    severity: LanguageStatusSeverity;
    busy: boolean;
    command: Command | undefined;
  }

  export namespace languages {
    function match(selector: DocumentSelector, document: TextDocument): number;
    function getDiagnostics(uri: Uri): Diagnostic[];
    function createDiagnosticCollection(name: string): DiagnosticCollection;
    function createLanguageStatusItem(id: string, selector: DocumentSelector): LanguageStatusItem;
    function setTextDocumentLanguage(document: TextDocument, language: string): Promise<TextDocument>;
    function registerCodeActionsProvider(
      selector: DocumentSelector,
      provider: {
        provideCodeActions(
          document: TextDocument,
          range: Range,
          context: CodeActionContext,
          token: CancellationToken
        ): ProviderResult<(CodeAction | Command)[]>;
      },
      metadata: { providedCodeActionKinds: CodeActionKind[] }
    ): Disposable;
    function registerDocumentLinkProvider(
      selector: DocumentSelector,
      provider: { provideDocumentLinks(document: TextDocument): ProviderResult<DocumentLink[]> }
    ): Disposable;
    function registerHoverProvider(
      selector: DocumentSelector,
      provider: {
        provideHover(
          document: TextDocument,
          position: Position,
          token: CancellationToken
        ): ProviderResult<Hover>;
      }
    ): Disposable;
    function registerInlayHintsProvider(
      selector: DocumentSelector,
      provider: {
        onDidChangeInlayHints: Event<void>;
        provideInlayHints(
          document: TextDocument,
          range: Range,
          token: CancellationToken
        ): ProviderResult<InlayHint[]>;
      }
    ): Disposable;
    function registerColorProvider(
      selector: DocumentSelector,
      provider: {
        provideDocumentColors(
          document: TextDocument,
          token: CancellationToken
        ): ProviderResult<ColorInformation[]>;
        provideColorPresentations(
          color: Color,
          context: { readonly document: TextDocument; readonly range: Range },
          token: CancellationToken
        ): ProviderResult<ColorPresentation[]>;
      }
    ): Disposable;
    function registerCodeLensProvider(
      selector: DocumentSelector,
      provider: {
        onDidChangeCodeLenses: Event<void>;
        provideCodeLenses(document: TextDocument, token: CancellationToken): ProviderResult<CodeLens[]>;
        resolveCodeLens?(lens: CodeLens, token: CancellationToken): ProviderResult<CodeLens>;
      }
    ): Disposable;
  }

  export interface WorkspaceFolder {
    readonly uri: Uri;
    readonly name: string;
  }

  export interface WorkspaceConfiguration {
    get<T>(name: string): T | undefined;
    get<T>(name: string, otherwise: T): T;
  }

  export interface FileSystemWatcher extends Disposable {
    onDidCreate: Event<Uri>;
    onDidChange: Event<Uri>;
    onDidDelete: Event<Uri>;
  }

  export namespace workspace {
    const textDocuments: readonly TextDocument[];
    const workspaceFolders: readonly WorkspaceFolder[] | undefined;
    const isTrusted: boolean;
    const onDidOpenTextDocument: Event<TextDocument>;
    const onDidChangeTextDocument: Event<TextDocumentChangeEvent>;
    const onDidCloseTextDocument: Event<TextDocument>;
    const onDidSaveTextDocument: Event<TextDocument>;
    const onDidChangeConfiguration: Event<{ affectsConfiguration(section: string): boolean }>;
    const onDidChangeWorkspaceFolders: Event<{
      added: readonly WorkspaceFolder[];
      removed: readonly WorkspaceFolder[];
    }>;
    const onDidGrantWorkspaceTrust: Event<void>;
    function getConfiguration(section?: string, scope?: Uri): WorkspaceConfiguration;
    function openTextDocument(uri: Uri): Promise<TextDocument>;
    function applyEdit(edit: WorkspaceEdit): Promise<boolean>;
    function createFileSystemWatcher(pattern: GlobPattern): FileSystemWatcher;
    function registerTextDocumentContentProvider(
      scheme: string,
      provider: {
        onDidChange: Event<Uri>;
        provideTextDocumentContent(uri: Uri): ProviderResult<string>;
      }
    ): Disposable;
  }

  export interface LogOutputChannel extends Disposable {
    debug(text: string): void;
    info(text: string): void;
    warn(text: string): void;
    error(text: string): void;
    show(): void;
  }

  export interface QuickPickItem {
    label: string;
    description?: string;
    detail?: string;
  }

  export interface Progress<T> {
    report(value: T): void;
  }

  export enum ProgressLocation {
    SourceControl = 1,
    Window = 10,
    Notification = 15,
  }

  export enum ViewColumn {
    Beside = -2,
  }

  export interface ShowOptions {
    preserveFocus?: boolean;
    preview?: boolean;
    selection?: Range;
    viewColumn?: ViewColumn;
  }

  export namespace window {
    const activeTextEditor: TextEditor | undefined;
    const visibleTextEditors: readonly TextEditor[];
    const onDidChangeActiveTextEditor: Event<TextEditor | undefined>;
    const onDidChangeTextEditorSelection: Event<{ readonly textEditor: TextEditor }>;
    function createTreeView<T>(
      id: string,
      options: {
        treeDataProvider: {
          onDidChangeTreeData: Event<void>;
          getTreeItem(element: T): TreeItem;
          getChildren(element?: T): T[];
          getParent(element: T): T | undefined;
        };
        showCollapseAll?: boolean;
      }
    ): TreeView<T>;
    function createWebviewPanel(
      viewType: string,
      title: string,
      showOptions: { viewColumn: ViewColumn; preserveFocus?: boolean },
      options: { enableScripts?: boolean; localResourceRoots?: Uri[] }
    ): WebviewPanel;
    function createTextEditorDecorationType(options: {
      isWholeLine?: boolean;
      backgroundColor?: ThemeColor;
      border?: string;
      borderColor?: ThemeColor;
    }): TextEditorDecorationType;
    function setStatusBarMessage(text: string, milliseconds: number): Disposable;
    function createOutputChannel(name: string, options: { log: true }): LogOutputChannel;
    function showErrorMessage(message: string, ...items: string[]): Promise<string | undefined>;
    function showWarningMessage(message: string, ...items: string[]): Promise<string | undefined>;
    function showInformationMessage(message: string, ...items: string[]): Promise<string | undefined>;
    function showQuickPick<T extends QuickPickItem>(
      items: T[],
      options: { title: string; placeHolder: string; matchOnDescription: boolean }
    ): Promise<T | undefined>;
    function showTextDocument(document: TextDocument | Uri, options?: ShowOptions): Promise<TextEditor>;
    function withProgress<T>(
      options: { location: ProgressLocation; title: string; cancellable: boolean },
      task: (
        progress: Progress<{ message?: string; increment?: number }>,
        token: CancellationToken
      ) => Promise<T>
    ): Promise<T>;
  }

  export namespace commands {
    function registerCommand(command: string, callback: (...args: any[]) => any): Disposable;
    function executeCommand(command: string, ...args: any[]): Promise<any>;
    function getCommands(filterInternal: boolean): Promise<string[]>;
  }

  export namespace env {
    const appName: string;
    const language: string;
    const clipboard: { writeText(text: string): Thenable<void> };
    function openExternal(target: Uri): Promise<boolean>;
  }

  export interface ExtensionContext {
    readonly subscriptions: { dispose(): any }[];
    readonly extensionUri: Uri;
    readonly extension: { readonly packageJSON: any };
  }
}

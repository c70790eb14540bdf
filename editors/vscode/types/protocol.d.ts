// The structures of the Language Server Protocol 3.17 that the client uses.

declare namespace LSP {
  interface Message {
    jsonrpc: '2.0';
    id?: number | string;
    method?: string;
    params?: any;
    result?: any;
    error?: { code: number; message: string };
  }

  interface Position {
    line: number;
    character: number;
  }

  interface Range {
    start: Position;
    end: Position;
  }

  interface Location {
    uri: string;
    range: Range;
  }

  interface Command {
    title: string;
    command: string;
    arguments?: any[];
  }

  interface MarkupContent {
    kind: 'markdown' | 'plaintext';
    value: string;
  }

  type MarkedString = string | { language: string; value: string };

  interface Diagnostic {
    range: Range;
    severity?: number;
    code?: string | number;
    codeDescription?: { href: string };
    source?: string;
    message: string;
    tags?: number[];
    relatedInformation?: { location: Location; message: string }[];
    data?: any;
  }

  interface TextEdit {
    range: Range;
    newText: string;
  }

  type DocumentChange =
    | { kind?: undefined; textDocument: { uri: string; version: number | null }; edits: TextEdit[] }
    | { kind: 'create'; uri: string; options?: { overwrite?: boolean; ignoreIfExists?: boolean } }
    | {
        kind: 'rename';
        oldUri: string;
        newUri: string;
        options?: { overwrite?: boolean; ignoreIfExists?: boolean };
      }
    | { kind: 'delete'; uri: string; options?: { recursive?: boolean; ignoreIfNotExists?: boolean } };

  interface WorkspaceEdit {
    changes?: Record<string, TextEdit[]>;
    documentChanges?: DocumentChange[];
  }

  interface CodeAction {
    title: string;
    kind?: string;
    diagnostics?: Diagnostic[];
    isPreferred?: boolean;
    disabled?: { reason: string };
    edit?: WorkspaceEdit;
    command?: Command;
  }

  interface Hover {
    contents: MarkupContent | MarkedString | MarkedString[];
    range?: Range;
  }

  interface InlayHint {
    position: Position;
    label: string | { value: string; tooltip?: string | MarkupContent; command?: Command }[];
    kind?: number;
    tooltip?: string | MarkupContent;
    paddingLeft?: boolean;
    paddingRight?: boolean;
  }

  interface CodeLens {
    range: Range;
    command?: Command;
    data?: any;
  }

  interface Color {
    red: number;
    green: number;
    blue: number;
    alpha: number;
  }

  interface ContentChange {
    range: Range;
    rangeLength: number;
    text: string;
  }

  interface ConfigurationParams {
    items: { section?: string; scopeUri?: string }[];
  }

  type GlobPattern = string | { baseUri: string | { uri: string }; pattern: string };

  interface Registration {
    id: string;
    method: string;
    registerOptions?: { watchers?: { globPattern: GlobPattern; kind?: number }[] };
  }

  interface WorkDoneProgress {
    kind: 'begin' | 'report' | 'end';
    title?: string;
    message?: string;
    percentage?: number;
    cancellable?: boolean;
  }

  interface ClientCapabilities {
    general?: Record<string, any>;
    window?: Record<string, any>;
    workspace?: Record<string, any>;
    textDocument?: Record<string, any>;
    experimental?: Record<string, any>;
  }

  /** Diagnostics that the server has told before, so many lines further down, or new ones: `curbcut/diagnosticChanges`. */
  type DiagnosticRun = { from: number; count: number; lines?: number } | { items: Diagnostic[] };

  interface ServerCapabilities {
    textDocumentSync?:
      | number
      | { openClose?: boolean; change?: number; save?: boolean | { includeText?: boolean } };
    hoverProvider?: boolean | object;
    codeActionProvider?: boolean | { codeActionKinds?: string[] };
    inlayHintProvider?: boolean | object;
    colorProvider?: boolean | object;
    codeLensProvider?: { resolveProvider?: boolean };
    executeCommandProvider?: { commands: string[] };
    workspace?: { workspaceFolders?: { changeNotifications?: boolean | string } };
  }

  interface InitializeResult {
    capabilities: ServerCapabilities;
    serverInfo?: { name: string; version?: string };
  }
}

// What the server says of a file's views: `curbcut/accessibilityTree`.
declare namespace LSP {
  interface ElementPart {
    text: string;
    source: string;
    certainty: 'certain' | 'filled' | 'possible';
    range: Range;
  }

  interface ElementFinding {
    rule: string;
    severity: 'error' | 'warning' | 'info' | 'hint';
    message: string;
    range: Range;
  }

  /** What is different about an element from what was committed last. */
  interface ElementChange {
    kind: 'changed' | 'added' | 'moved' | 'unknown';
    before?: string;
    details: string[];
  }

  interface AccessibleElement {
    number: number;
    spoken: string;
    role: string;
    label?: ElementPart;
    value?: ElementPart;
    hint?: ElementPart;
    traits: ElementPart[];
    actions: ElementPart[];
    inputLabels: ElementPart[];
    moreContent: ElementPart[];
    rotors: { name: ElementPart; entries: ElementPart[] }[];
    context: { kind: 'place' | 'container' | 'branch' | 'repetition'; text: string }[];
    unknown?: string;
    view: string;
    change?: ElementChange;
    findings: ElementFinding[];
    range: Range;
  }

  interface AccessibleView {
    name: string;
    part?: string;
    stops: AccessibleElement[];
    rotors: { name: string; stops: number[] }[];
    findings: ElementFinding[];
    range: Range;
  }
}

'use strict';

const vscode = require('vscode');
const { sourceOf } = require('./transcript');

const scheme = 'curbcut-transcript';

/** `Button:52`, `label:53`: where something stands in the file. */
const place = /\b[A-Za-z]\w*(?: in \w+)?:(\d+)\b/g;

/** A numbered element, and where it stands. */
const element = /^\s+\d+ {2}.*?\b[A-Za-z]\w*:(\d+)\b/;

/**
 * Leads from a transcript to the code, and marks in it what the cursor in the code is on.
 */
class TranscriptPlaces {
  constructor() {
    this.mark = vscode.window.createTextEditorDecorationType({
      isWholeLine: true,
      backgroundColor: new vscode.ThemeColor('editor.findMatchHighlightBackground'),
      border: '1px dotted',
      borderColor: new vscode.ThemeColor('contrastActiveBorder'),
    });
    this.listeners = [
      this.mark,
      vscode.languages.registerDocumentLinkProvider([{ scheme }], { provideDocumentLinks: linksOf }),
      vscode.window.onDidChangeTextEditorSelection(({ textEditor }) => this.follow(textEditor)),
    ];
  }

  /**
   * Marks the last element that begins at the cursor's line or before.
   *
   * @param {import('vscode').TextEditor} editor
   */
  follow({ document, selection }) {
    for (const shown of vscode.window.visibleTextEditors) {
      if (shown.document.uri.scheme !== scheme || sourceOf(shown.document.uri.query) !== document.uri.toString()) continue;
      const line = lineAbout(shown.document, selection.start.line + 1);
      const ranges = line === undefined ? [] : [shown.document.lineAt(line).range];
      shown.setDecorations(this.mark, ranges);
      if (ranges.length) shown.revealRange(ranges[0], vscode.TextEditorRevealType.InCenterIfOutsideViewport);
    }
  }

  dispose() {
    for (const listener of this.listeners) listener.dispose();
  }
}

/**
 * @param {import('vscode').TextDocument} transcript
 * @returns {import('vscode').DocumentLink[]}
 */
function linksOf(transcript) {
  const source = sourceOf(transcript.uri.query);
  return transcript
    .getText()
    .split('\n')
    .flatMap((text, line) =>
      element.test(text)
        ? [...text.matchAll(place)].map(({ 0: words, 1: number, index = 0 }) => {
            const range = new vscode.Range(new vscode.Position(line, index), new vscode.Position(line, index + words.length));
            return new vscode.DocumentLink(range, vscode.Uri.parse(`${source}#L${number}`));
          })
        : []
    );
}

/**
 * The line of a transcript about a line of the code, from 1.
 *
 * @param {import('vscode').TextDocument} transcript
 * @param {number} wanted
 * @returns {number | undefined}
 */
function lineAbout(transcript, wanted) {
  let best = { place: 0, line: /** @type {number | undefined} */ (undefined) };
  transcript
    .getText()
    .split('\n')
    .forEach((text, line) => {
      const number = Number(element.exec(text)?.[1] ?? Infinity);
      if (number <= wanted && number > best.place) best = { place: number, line };
    });
  return best.line;
}

module.exports = { TranscriptPlaces };

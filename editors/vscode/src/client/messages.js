'use strict';

const vscode = require('vscode');
const { plainText } = require('../plainText');
const { toRange } = require('./fromProtocol');

/**
 * Messages of the server for the person and the log, and documents to show.
 */
class Messages {
  /** @param {import('./client').LanguageClient} client */
  constructor(client) {
    this.client = client;
    client.onNotification('window/logMessage', (params) => this.log(params));
    client.onNotification('window/showMessage', (params) => void this.show(params));
    client.onRequest('window/showMessageRequest', (params) => this.show(params));
    client.onRequest('window/showDocument', (params) => this.showDocument(params));
  }

  /** @param {LSP.ClientCapabilities} capabilities */
  fillClientCapabilities(capabilities) {
    const window = (capabilities.window ??= {});
    window.showMessage = { messageActionItem: { additionalPropertiesSupport: true } };
    window.showDocument = { support: true };
  }

  /** @param {{ type: number, message: string }} params */
  log({ type, message }) {
    const { log } = this.client;
    if (type === 1) log.error(message);
    else if (type === 2) log.warn(message);
    else if (type === 3) log.info(message);
    else log.debug(message);
  }

  /**
   * @param {{ type: number, message: string, actions?: { title: string }[] }} params
   * @returns {Promise<{ title: string } | null>} what the person chose
   */
  async show({ type, message, actions = [] }) {
    const { window } = vscode;
    const text = plainText(message);
    const titles = actions.map((action) => action.title);
    const choice =
      type === 1
        ? await window.showErrorMessage(text, ...titles)
        : type === 2
          ? await window.showWarningMessage(text, ...titles)
          : await window.showInformationMessage(text, ...titles);
    return actions.find((action) => action.title === choice) ?? null;
  }

  /** @param {{ uri: string, external?: boolean, takeFocus?: boolean, selection?: LSP.Range }} params */
  async showDocument({ uri, external, takeFocus, selection }) {
    const target = vscode.Uri.parse(uri);
    try {
      if (external) return { success: await vscode.env.openExternal(target) };
      await vscode.window.showTextDocument(target, {
        preserveFocus: takeFocus === false,
        selection: selection && toRange(selection),
      });
      return { success: true };
    } catch (error) {
      this.client.log.error(`could not show ${uri}: ${String(error)}`);
      return { success: false };
    }
  }
}

module.exports = { Messages };

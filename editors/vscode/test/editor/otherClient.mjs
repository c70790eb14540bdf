// Writes an extension that runs the server under Microsoft's client instead of ours, with the settings of ours, so that
// the checks that are about the server can be tried there as well:
//
//     node otherClient.mjs NODE_MODULES BINARY FOLDER
//
// NODE_MODULES holds vscode-languageclient.

import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const [modules, binary, folder] = process.argv.slice(2).map((name) => path.resolve(name));
const own = fileURLToPath(new URL('../../package.json', import.meta.url));
const { contributes } = JSON.parse(fs.readFileSync(own, 'utf8'));

const manifest = {
  name: 'curbcut-other-client',
  publisher: 'curbcut',
  version: '0.0.1',
  engines: { vscode: '^1.82.0' },
  main: './extension.js',
  activationEvents: ['onLanguage:swift'],
  contributes: { configuration: contributes.configuration, languages: [{ id: 'swift', extensions: ['.swift'] }] },
};

const extension = `
const { LanguageClient } = require(${JSON.stringify(path.join(modules, 'vscode-languageclient/node'))});
const { commands } = require('vscode');
let client;
exports.activate = () => {
  commands.registerCommand('curbcut.restart', () => client.restart());
  client = new LanguageClient('curbcut', 'Curbcut', { command: ${JSON.stringify(binary)}, args: ['lsp'] }, {
    documentSelector: [{ language: 'swift' }],
    synchronize: { configurationSection: 'curbcut' },
  });
  return client.start();
};
exports.deactivate = () => client.stop();
`;

fs.mkdirSync(folder, { recursive: true });
fs.writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest, undefined, 2));
fs.writeFileSync(path.join(folder, 'extension.js'), extension);

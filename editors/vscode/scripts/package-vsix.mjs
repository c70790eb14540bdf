#!/usr/bin/env node
// Writes the extension as a .vsix: what vsce would write, without installing anything, and always the same bytes
// for the same files. Nothing is compressed, since the bytes that a compressor writes differ between machines.
//
//     node scripts/package-vsix.mjs [--output FILE] [--binary FILE --target PLATFORM]
//
// With --binary the program itself is put in, for the platform that --target names (linux-x64, darwin-arm64 …).

import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const folder = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** What goes in. The schema is generated from the rules. */
const contents = ['CHANGELOG.md', 'LICENSE', 'README.md', 'images/icon.png', 'media', 'package.json', 'src'];
if (fs.existsSync(path.join(folder, 'schemas'))) contents.push('schemas');

/** The type of content by extension, as `[Content_Types].xml` wants it. */
const contentTypes = {
  '.css': 'text/css',
  '.js': 'application/javascript',
  '.json': 'application/json',
  '.md': 'text/markdown',
  '.png': 'image/png',
  '.txt': 'text/plain',
  '.vsixmanifest': 'text/xml',
};

/** The time of every entry, as MS-DOS has it: 1 January 1980. */
const timestamp = { time: 0, date: (1 << 5) | 1 };

/** All files below some names, as paths from the folder. */
function filesBelow(names) {
  return names.flatMap((name) => {
    const whole = path.join(folder, name);
    if (!fs.statSync(whole).isDirectory()) return [name];
    return filesBelow(fs.readdirSync(whole).map((child) => `${name}/${child}`));
  });
}

/** The entries of the package: name, bytes, and whether it may be executed. */
function entries({ binary, target }) {
  const manifest = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const files = filesBelow(contents).map((name) => ({
    // The Marketplace shows a licence as text only with this ending.
    name: name === 'LICENSE' ? 'extension/LICENSE.txt' : `extension/${name}`,
    bytes: fs.readFileSync(path.join(folder, name)),
  }));
  if (binary) files.push({ name: 'extension/bin/curbcut', bytes: fs.readFileSync(binary), isExecutable: true });
  return [
    { name: '[Content_Types].xml', bytes: Buffer.from(contentTypesXML()) },
    { name: 'extension.vsixmanifest', bytes: Buffer.from(manifestXML(manifest, target)) },
    ...files,
  ].sort((one, other) => (one.name < other.name ? -1 : 1));
}

function contentTypesXML() {
  const defaults = Object.entries(contentTypes).map(
    ([extension, type]) => `<Default Extension="${extension}" ContentType="${type}"/>`
  );
  return `<?xml version="1.0" encoding="utf-8"?>
<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">${defaults.join('')}</Types>
`;
}

function manifestXML(manifest, target) {
  const repository = manifest.repository.url;
  const properties = {
    'Code.Engine': manifest.engines.vscode,
    'Code.ExtensionDependencies': '',
    'Code.ExtensionPack': '',
    'Code.ExtensionKind': manifest.extensionKind.join(','),
    'Code.LocalizedLanguages': '',
    'Code.ExecutesCode': 'true',
    'Services.Links.Source': repository,
    'Services.Links.Getstarted': repository,
    'Services.Links.GitHub': repository,
    'Services.GitHubFlavoredMarkdown': 'true',
    'Services.Content.Pricing': 'Free',
  };
  const assets = {
    'Code.Manifest': 'package.json',
    'Services.Content.Details': 'README.md',
    'Services.Content.Changelog': 'CHANGELOG.md',
    'Services.Content.License': 'LICENSE.txt',
  };
  const lines = (values, line) => Object.entries(values).map(line).join('\n      ');
  return `<?xml version="1.0" encoding="utf-8"?>
<PackageManifest Version="2.0.0" xmlns="http://schemas.microsoft.com/developer/vsx-schema/2011" xmlns:d="http://schemas.microsoft.com/developer/vsx-schema-design/2011">
  <Metadata>
    <Identity Language="en-US" Id="${escaped(manifest.name)}" Version="${escaped(manifest.version)}" Publisher="${escaped(manifest.publisher)}"${target ? ` TargetPlatform="${escaped(target)}"` : ''}/>
    <DisplayName>${escaped(manifest.displayName)}</DisplayName>
    <Description xml:space="preserve">${escaped(manifest.description)}</Description>
    <Tags>${escaped([...manifest.keywords].sort().join(','))}</Tags>
    <Categories>${escaped(manifest.categories.join(','))}</Categories>
    <GalleryFlags>Public</GalleryFlags>
    <Properties>
      ${lines(properties, ([id, value]) => `<Property Id="Microsoft.VisualStudio.${id}" Value="${escaped(value)}"/>`)}
    </Properties>
    <License>extension/LICENSE.txt</License>
  </Metadata>
  <Installation>
    <InstallationTarget Id="Microsoft.VisualStudio.Code"/>
  </Installation>
  <Dependencies/>
  <Assets>
      ${lines(assets, ([type, file]) => `<Asset Type="Microsoft.VisualStudio.${type}" Path="extension/${file}" Addressable="true"/>`)}
  </Assets>
</PackageManifest>
`;
}

function escaped(text) {
  const entities = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
  return text.replace(/[&<>"']/g, (character) => entities[character]);
}

const crcTable = Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value >>> 0;
});

/** The checksum that zip files have. */
function crc32(bytes) {
  let value = 0xffffffff;
  for (const byte of bytes) value = crcTable[(value ^ byte) & 0xff] ^ (value >>> 8);
  return (value ^ 0xffffffff) >>> 0;
}

/** A zip file of stored entries. */
function zip(files) {
  const parts = [];
  const directory = [];
  let offset = 0;
  for (const { name, bytes, isExecutable } of files) {
    const encodedName = Buffer.from(name, 'utf8');
    const common = Buffer.alloc(26);
    common.writeUInt16LE(10, 0); // the version needed to take it out
    common.writeUInt16LE(1 << 11, 2); // names are UTF-8
    common.writeUInt16LE(0, 4); // stored
    common.writeUInt16LE(timestamp.time, 6);
    common.writeUInt16LE(timestamp.date, 8);
    common.writeUInt32LE(crc32(bytes), 10);
    common.writeUInt32LE(bytes.length, 14);
    common.writeUInt32LE(bytes.length, 18);
    common.writeUInt16LE(encodedName.length, 22);
    const entry = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), common, encodedName, bytes]);
    const place = Buffer.alloc(14);
    // Behind the common part: comment, disk and kind are zero; then the mode of the file, and where it begins.
    place.writeUInt32LE(((isExecutable ? 0o100755 : 0o100644) << 16) >>> 0, 6);
    place.writeUInt32LE(offset, 10);
    const madeByUnix = Buffer.from([20, 3]);
    directory.push(Buffer.from('PK\x01\x02', 'latin1'), madeByUnix, common, place, encodedName);
    parts.push(entry);
    offset += entry.length;
  }
  const size = directory.reduce((sum, part) => sum + part.length, 0);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(files.length, 4);
  end.writeUInt16LE(files.length, 6);
  end.writeUInt32LE(size, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...parts, ...directory, Buffer.from('PK\x05\x06', 'latin1'), end]);
}

const { values: options } = parseArgs({
  options: { output: { type: 'string' }, binary: { type: 'string' }, target: { type: 'string' } },
});
if (Boolean(options.binary) !== Boolean(options.target)) {
  console.error('package-vsix: --binary and --target belong together');
  process.exit(2);
}
const { name, version } = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8'));
const output = options.output ?? `${[name, options.target, version].filter(Boolean).join('-')}.vsix`;
const files = entries(options);
fs.writeFileSync(output, zip(files));
console.log(`${output}: ${files.length} files`);

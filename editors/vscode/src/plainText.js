'use strict';

/**
 * Text for a notification, shown to the letter.
 *
 * The editor turns `[text](target)` in notifications into a link, even one that runs a command, and text of a
 * workspace may get into them: names of files, values of settings, what is wrong with either.
 *
 * @param {string} text
 * @returns {string}
 */
function plainText(text) {
  return text.replaceAll('](', '] (');
}

module.exports = { plainText };

import { brotliCompressSync, constants } from 'node:zlib';
import { printTable } from '../bench/load/table.mjs';
import { readOutput } from './frameworkOutput/readOutput.mjs';
import { steps } from './frameworkOutput/steps.mjs';
import { outputFolder } from './languages.mjs';
import { addOwnScripts } from './ownScripts.mjs';

const kibibyte = 1024;

/** Sizes by content, since most files are identical at every step. */
const brotliSizes = new Map();

/**
 * Prints what each step saves per page, in KB of 1024 bytes: how much heavier the pages of each kind are on average,
 * with their scripts and style sheets, when only that step is left out.
 *
 * @param {readonly { kind: string, raw: number, brotli: number }[]} withWholeLibrary the sizes of the pages when the
 * framework bundles the schema library itself
 */
export function reportSteps(root, scripts, withWholeLibrary) {
  const all = weighOutput(root, scripts);
  const rows = [
    rowOf('schemas that pages use alone', undefined, all, withWholeLibrary),
    ...steps.map((step) => rowOf(step.name, step.needed, all, weighOutput(root, scripts, step))),
  ];
  const columns = ['document raw', 'document brotli', 'flow raw', 'flow brotli', 'largest page'];
  printTable(
    'What each step saves a page, KB',
    [
      { name: 'step', of: (row) => row.name },
      ...columns.map((name) => ({ name, of: (row) => row[name] })),
      { name: 'needed for', of: (row) => row.needed ?? '' },
    ],
    rows,
  );
}

/** Every page with its scripts and style sheets, in bytes; `left` is the step that is left out. */
export function weighOutput(root, scripts, left = null) {
  const output = addOwnScripts(readOutput(outputFolder(root, 'en')), scripts);
  const site = steps.filter((step) => step !== left).reduce((changed, step) => step.apply(changed), output);
  return [...site.pages.values()].map(({ kind, html }) => {
    const files = filesNamedIn(html).flatMap((address) => site.files.get(address) ?? []);
    return {
      kind,
      html: sizeOf(html),
      raw: sum([html, ...files], sizeOf),
      brotli: sum([html, ...files], brotliSizeOf),
    };
  });
}

function rowOf(name, needed, all, without) {
  const saved = (kind, weight) => {
    const differences = all.flatMap((page, index) =>
      page.kind === kind ? without[index][weight] - page[weight] : [],
    );
    return sum(differences, (difference) => difference) / differences.length / kibibyte;
  };
  return {
    name,
    needed,
    'document raw': saved('document', 'raw'),
    'document brotli': saved('document', 'brotli'),
    'flow raw': saved('flow', 'raw'),
    'flow brotli': saved('flow', 'brotli'),
    'largest page': Math.max(...without.map(({ html }) => html)) / kibibyte,
  };
}

/** Scripts that a current browser loads, and style sheets. */
function filesNamedIn(html) {
  const tags =
    html.match(/<script\b(?![^>]*\bnomodule)[^>]*\bsrc="[^"]+"|<link rel="stylesheet"[^>]*>/gi) ?? [];
  return tags.map((tag) => /\b(?:src|href)="([^"]+)"/.exec(tag)[1]);
}

function sizeOf(text) {
  return Buffer.byteLength(text);
}

function brotliSizeOf(text) {
  if (!brotliSizes.has(text)) {
    const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
    brotliSizes.set(text, brotliCompressSync(text, quality).length);
  }
  return brotliSizes.get(text);
}

function sum(values, sizeOfOne) {
  return values.reduce((total, value) => total + sizeOfOne(value), 0);
}

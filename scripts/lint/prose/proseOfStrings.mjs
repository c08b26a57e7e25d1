import { parse } from '@babel/parser';

/** In the name of a record, a value, or a function, or at the end of an address: its words are in another language. */
const otherLanguage = /(?:^|\/)(?:de|es|fr)$|german|spanish|french/i;
/** Identifiers, paths, addresses, and codes. */
const notProse = /^[^\s]*[/_@=#\d:.][^\s]*$|^[a-z][a-zA-Z-]*$/;

/**
 * The strings of a TypeScript file as prose of the same length, so that every position matches the file: all code
 * between them is blank, each string is a paragraph of its own, and a value that is put in counts as a number.
 */
export function proseOfStrings(code) {
  const prose = [...code.replace(/[^\n]/g, ' ')];
  const keep = (start, end) => {
    if (notProse.test(code.slice(start, end))) return;
    prose[start - 1] = '\n';
    prose[start - 2] = '\n';
    prose[end] = '\n';
    const text = code.slice(start, end).replace(/\\(?:u[0-9a-f]{4}|.)/gi, blank);
    for (let at = 0; at < text.length; at++) prose[start + at] = text[at];
  };
  visit(parse(code, { sourceType: 'module', plugins: ['typescript', 'jsx'] }).program, (node) => {
    if (node.type === 'StringLiteral') keep(node.start + 1, node.end - 1);
    if (node.type !== 'TemplateLiteral') return;
    keep(node.start + 1, node.end - 1);
    for (const { start, end } of node.expressions)
      prose
        .fill('0', start, end)
        .fill(' ', start - 2, start)
        .fill(' ', end, end + 1);
  });
  return prose.join('');
}

function blank(text) {
  return ' '.repeat(text.length);
}

function visit(node, look) {
  if (!node || typeof node.type !== 'string' || isSkipped(node)) return;
  look(node);
  for (const value of Object.values(node)) {
    if (Array.isArray(value)) for (const child of value) visit(child, look);
    else if (value && typeof value === 'object') visit(value, look);
  }
}

/** Imports, types, and words in other languages. */
function isSkipped(node) {
  if (node.type === 'ImportDeclaration' || node.type.startsWith('TS')) return !isAssertion(node);
  const names = { ObjectProperty: node.key, VariableDeclarator: node.id, FunctionDeclaration: node.id };
  const name = names[node.type];
  return name !== undefined && otherLanguage.test(name.name ?? name.value);
}

/** `value as const` and the like hold the value. */
function isAssertion({ type }) {
  return type === 'TSAsExpression' || type === 'TSSatisfiesExpression' || type === 'TSNonNullExpression';
}

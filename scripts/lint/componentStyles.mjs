import { parse } from '@babel/parser';
import postcss from 'postcss';

/**
 * A stylelint syntax for the styles that components contain in `<style jsx>` and in templates tagged `css`: each is a
 * separate root with its real lines and columns. Interpolated code counts as an unknown word.
 */
export default { parse: parseComponent, stringify: postcss.stringify };

function parseComponent(source, options) {
  const code = String(source);
  const roots = styleTemplates(code).map((quasi) => rootOf(code, quasi, options));
  return postcss.document({
    nodes: roots,
    source: { input: new postcss.Input(code, options), start: { line: 1, column: 1, offset: 0 } },
  });
}

/** Replaces everything before the style with blanks, so that every position matches the file. */
function rootOf(code, { start, end, expressions }, options) {
  let css = code.slice(start + 1, end - 1);
  for (const expression of expressions) {
    const from = expression.start - start - 3;
    const to = expression.end - start;
    css = css.slice(0, from) + css.slice(from, to).replace(/[^\n]/g, 'x') + css.slice(to);
  }
  const before = code.slice(0, start + 1).replace(/[^\n]/g, ' ');
  const root = postcss.parse(before + css, options);
  root.raws.codeBefore = '';
  return root;
}

function styleTemplates(code) {
  const found = [];
  const visit = (node) => {
    if (!node || typeof node.type !== 'string') return;
    const template = styleOf(node);
    if (template) found.push(template);
    for (const value of Object.values(node)) {
      if (Array.isArray(value)) for (const child of value) visit(child);
      else if (value && typeof value === 'object') visit(value);
    }
  };
  visit(parse(code, { sourceType: 'module', plugins: ['typescript', 'jsx'] }).program);
  return found;
}

/** The template in `<style jsx>{`…`}</style>`, css`…` or css.global`…`. */
function styleOf(node) {
  if (node.type === 'TaggedTemplateExpression') {
    const tag = node.tag.type === 'MemberExpression' ? node.tag.object : node.tag;
    return tag.type === 'Identifier' && tag.name === 'css' ? node.quasi : null;
  }
  if (node.type !== 'JSXElement' || node.openingElement.name.name !== 'style') return null;
  const content = node.children.find((child) => child.type === 'JSXExpressionContainer');
  return content?.expression.type === 'TemplateLiteral' ? content.expression : null;
}

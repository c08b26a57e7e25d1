import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A role in styles/theme.css: its values for light and dark, or one value for both. */
const role = /^(?:var\(--light, (.+)\) var\(--dark, (.+)\)|(.+))$/s;

/** The theme's colors by role, as literal values: `{ "--art-body": "#007a70", … }`. */
export function themeColors(root, theme) {
  const raw = declarations(readFileSync(join(root, 'styles/tokens.css'), 'utf8'));
  const css = readFileSync(join(root, 'styles/theme.css'), 'utf8');
  const start = css.indexOf('--color-surface:');
  const roles = declarations(css.slice(start, css.indexOf('}', start)));
  return Object.fromEntries(
    Object.entries(roles).map(([name, value]) => {
      const [, light, dark, both] = role.exec(value);
      const drawn = both ?? (theme === 'dark' ? dark : light);
      return [name, drawn.replace(/^var\((--[\w-]+)\)$/, (_, key) => raw[key])];
    }),
  );
}

function declarations(css) {
  return Object.fromEntries(
    [...css.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]),
  );
}

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const sheet = fileURLToPath(new URL('../../styles/breakpoints.css', import.meta.url));
const definition = /@custom-media (--[\w-]+) (\([^)]+\));/g;
const named = /(?<=@media[^{;`]*)\((--[\w-]+)\)/g;

/**
 * A bundler loader that replaces the names of widths in component styles with the values from styles/breakpoints.css.
 * No browser supports custom media names yet, and styled-jsx sees only one component at a time.
 *
 * @throws when a name is not defined
 */
export default function mediaWidths(source) {
  this?.addDependency?.(sheet);
  const widths = new Map(
    [...readFileSync(sheet, 'utf8').matchAll(definition)].map(([, name, query]) => [name, query]),
  );
  return source.replace(named, (_, name) => {
    const query = widths.get(name);
    if (!query) throw new Error(`styles/breakpoints.css has no ${name}.`);
    return query;
  });
}

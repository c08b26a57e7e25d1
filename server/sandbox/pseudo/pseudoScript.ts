import type { PseudoLanguage } from 'fake-apps/pseudo/pseudoText';
import { brand } from '@/lib/content/brand';
import type { HandlerResult } from '@/server/http/requestContext';
import { builtScript } from '@/server/sandbox/builtScript';

/** Each pseudo-language and what it is for. */
export const pseudoLanguages: Readonly<Record<PseudoLanguage['kind'], string>> = {
  long: 'accents and longer words',
  rtl: 'the same, from right to left',
};

/** Names that no language translates. */
const names = [
  brand.name,
  'Android',
  'Brave',
  'Chrome',
  'Edge',
  'Firefox',
  'Mac',
  'Safari',
  'Windows',
  'iOS',
  'iPhone',
];
const scriptUrl = /^\/sandbox\/pseudo\/(\w+)\.js$/;

/** The script that shows a page in the pseudo-language that its query asks for by `pseudo`; null for any other query. */
export function pseudoScriptUrl(search: string): string | null {
  const kind = new URLSearchParams(search).get('pseudo');
  return isKind(kind) ? `/sandbox/pseudo/${kind}.js` : null;
}

/** `GET /sandbox/pseudo/<kind>.js`: the pseudo-language, then the part that shows it, bundled from packages/fake-apps. */
export function pseudoScript(path: string): HandlerResult | null {
  const kind = scriptUrl.exec(path)?.[1];
  if (!isKind(kind)) return null;
  const language: PseudoLanguage = { kind, names };
  return builtScript(
    'pseudoLanguage.js',
    `globalThis.pseudoLanguage = ${JSON.stringify(language)};
`,
  );
}

function isKind(name: string | null | undefined): name is PseudoLanguage['kind'] {
  return typeof name === 'string' && Object.hasOwn(pseudoLanguages, name);
}

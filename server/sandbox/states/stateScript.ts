import { isLanguage, type Language } from '@/lib/content/site/languages/languages';
import type { HandlerResult } from '@/server/http/requestContext';
import { builtFile, builtScript } from '@/server/sandbox/builtScript';

const scriptUrl = /^\/sandbox\/states\/(\w{2})\/([\w-]+)\.js$/;

export function stateScriptUrl(name: string, language: Language): string {
  return `/sandbox/states/${language}/${name}.js`;
}

/**
 * `GET /sandbox/states/<language>/<name>.js`: the state as data, with the words of the page's language, then the part that
 * puts it around the page. The build writes both, the latter from packages/fake-apps. Null for a name that is no state's.
 */
export function stateScript(path: string): HandlerResult | null {
  const [, language = '', name = ''] = scriptUrl.exec(path) ?? [];
  if (!isLanguage(language)) return null;
  const states: unknown = JSON.parse(builtFile(`forcedStates.${language}.json`));
  const state = new Map(Object.entries(Object(states))).get(name);
  if (!state) return null;
  // U+2028 and friends need no care inside a script file; a closing tag could only matter inline.
  return builtScript(
    'forcedState.js',
    `globalThis.forcedState = ${JSON.stringify(state)};
`,
  );
}

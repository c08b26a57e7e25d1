import { codeIn, importsOf, reachedFrom, type Source } from './sources';

/**
 * What browsers that we still serve lack: WebKit 15, Firefox 91 and Chrome 92 (lib/content/downloads/minimumVersions).
 * Nothing adds it to our pages: documents load no framework, and flows start without the framework's additions. Each with
 * the newest versions without it, what shows that it is used, and the files that use it only where it exists.
 */
const newNames: readonly [name: string, lacking: string, use: RegExp, guarded?: readonly string[]][] = [
  ['AbortSignal.timeout', 'WebKit 15, Firefox 99, Chrome 102', /AbortSignal\.timeout\b/],
  ['AbortSignal.any', 'WebKit 17.3, Firefox 123, Chrome 115', /AbortSignal\.any\b/],
  ['throwIfAborted', 'WebKit 15.3, Firefox 96, Chrome 99', /\.throwIfAborted\(/],
  ['requestSubmit', 'WebKit 15', /\.requestSubmit\b/, ['enhance/search/submitWith.ts']],
  [
    'the size of a query',
    'WebKit 16, Firefox 111, Chrome 112',
    /\b(\w+)(?:: URLSearchParams\b| = new URLSearchParams\b)[\s\S]*\b\1\.size\b/,
  ],
  ['URL.canParse and URL.parse', 'WebKit 16, Firefox 114, Chrome 119', /\bURL\.(?:canParse|parse)\(/],
  ['structuredClone', 'WebKit 15.3, Firefox 93, Chrome 97', /\bstructuredClone\(/],
  ['randomUUID', 'WebKit 15.3, Firefox 94', /\.randomUUID\b/, ['lib/messaging/messaging.ts']],
  ['at', 'WebKit 15.3', /\.at\(/],
  ['findLast and findLastIndex', 'WebKit 15.3, Firefox 103, Chrome 96', /\.findLast(?:Index)?\(/],
  [
    'toSorted, toReversed, toSpliced and with',
    'WebKit 15, Firefox 114, Chrome 109',
    /\.(?:toSorted|toReversed|toSpliced|with)\(/,
  ],
  ['groupBy', 'WebKit 17.3, Firefox 118, Chrome 116', /\b(?:Object|Map)\.groupBy\(/],
  ['Array.fromAsync', 'WebKit 16.3, Firefox 114, Chrome 120', /\bArray\.fromAsync\(/],
  [
    'methods of iterators',
    'WebKit 18.3, Firefox 130, Chrome 121',
    /\.(?:values|keys|entries)\(\)\s*\.(?:map|filter|take|drop|flatMap|reduce|toArray|forEach|some|every|find)\(/,
  ],
  [
    'Promise.withResolvers and Promise.try',
    'WebKit 17.3, Firefox 120, Chrome 118',
    /\bPromise\.(?:withResolvers|try)\b/,
  ],
  ['opening a popover by a script', 'WebKit 16, Firefox 124, Chrome 113', /\.(?:show|hide|toggle)Popover\(/],
  ['checkVisibility', 'WebKit 17.3, Firefox 105, Chrome 104', /\.checkVisibility\(/],
  ['requestIdleCallback', 'every WebKit', /\brequestIdleCallback\(/],
  ['looking behind in a pattern', 'WebKit 16.3', /\(\?<[=!]/],
  ['a static block of a class', 'WebKit 16.3, Firefox 92, Chrome 93', /\bstatic \{/],
];

const all = codeIn('enhance', 'pages', 'components', 'lib');

/** Whether a browser runs this file by itself. Documents are rendered at build, and so are their components. */
function isStart({ path, text }: Source): boolean {
  if (path.startsWith('pages/')) return !text.includes('unstable_runtimeJS: false');
  return (
    path.startsWith('enhance/') ||
    path.startsWith('components/layout/flow/') ||
    /^lib\/messaging\/(?!testing\/|test-utils)/.test(path)
  );
}

const starts = all.filter(isStart).map(({ path }) => path);
const reached = new Set(reachedFrom(starts, importsOf(all)));
const inBrowsers = all
  .filter(({ path }) => reached.has(path))
  .map(({ path, text }) => ({ path, text: text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '') }));

it.each(newNames)('browsers get no %s, which %s lack', (_name, _lacking, pattern, guarded = []) => {
  const users = inBrowsers.filter(({ text }) => pattern.test(text)).map(({ path }) => path);
  expect(users).toEqual(guarded);
});

it('what browsers get is known: enhancements, flows, and what they import', () => {
  const paths = inBrowsers.map(({ path }) => path);
  expect(paths).toEqual(
    expect.arrayContaining([
      'enhance/boot/objectHasOwn.ts',
      'lib/http/request.ts',
      'lib/hooks/account/useSignIn.ts',
      'components/subscription/account/QuestionDialog.tsx',
    ]),
  );
  expect(paths).not.toContain('components/sections/donations/DonationYears.tsx');
});

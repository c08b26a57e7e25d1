import { codeIn, importsOf, reachedFrom, type Source } from './sources';

type NewName = {
  name: string;
  pattern: RegExp;
  /** The newest versions without it. */
  lacking: string;
  /** The files that use it only where it exists. */
  guarded?: readonly string[];
};

/**
 * What browsers that we still serve lack: WebKit 15, Firefox 91 and Chrome 92 (lib/content/downloads/minimumVersions).
 * Nothing adds it to our pages: documents load no framework, and flows start without the framework's additions.
 */
const newNames: readonly NewName[] = [
  {
    name: 'AbortSignal.timeout',
    pattern: /AbortSignal\.timeout\b/,
    lacking: 'WebKit 15, Firefox 99, Chrome 102',
  },
  {
    name: 'AbortSignal.any',
    pattern: /AbortSignal\.any\b/,
    lacking: 'WebKit 17.3, Firefox 123, Chrome 115',
  },
  {
    name: 'throwIfAborted',
    pattern: /\.throwIfAborted\(/,
    lacking: 'WebKit 15.3, Firefox 96, Chrome 99',
  },
  {
    name: 'requestSubmit',
    pattern: /\.requestSubmit\b/,
    lacking: 'WebKit 15',
    guarded: ['enhance/search/submitWith.ts'],
  },
  {
    name: 'the size of a query',
    pattern: /\b(\w+)(?:: URLSearchParams\b| = new URLSearchParams\b)[\s\S]*\b\1\.size\b/,
    lacking: 'WebKit 16, Firefox 111, Chrome 112',
  },
  {
    name: 'URL.canParse and URL.parse',
    pattern: /\bURL\.(?:canParse|parse)\(/,
    lacking: 'WebKit 16, Firefox 114, Chrome 119',
  },
  {
    name: 'structuredClone',
    pattern: /\bstructuredClone\(/,
    lacking: 'WebKit 15.3, Firefox 93, Chrome 97',
  },
  {
    name: 'randomUUID',
    pattern: /\.randomUUID\b/,
    lacking: 'WebKit 15.3, Firefox 94',
    guarded: ['lib/messaging/messaging.ts'],
  },
  {
    name: 'at',
    pattern: /\.at\(/,
    lacking: 'WebKit 15.3',
  },
  {
    name: 'findLast and findLastIndex',
    pattern: /\.findLast(?:Index)?\(/,
    lacking: 'WebKit 15.3, Firefox 103, Chrome 96',
  },
  {
    name: 'toSorted, toReversed, toSpliced and with',
    pattern: /\.(?:toSorted|toReversed|toSpliced|with)\(/,
    lacking: 'WebKit 15, Firefox 114, Chrome 109',
  },
  {
    name: 'groupBy',
    pattern: /\b(?:Object|Map)\.groupBy\(/,
    lacking: 'WebKit 17.3, Firefox 118, Chrome 116',
  },
  {
    name: 'Array.fromAsync',
    pattern: /\bArray\.fromAsync\(/,
    lacking: 'WebKit 16.3, Firefox 114, Chrome 120',
  },
  {
    name: 'methods of iterators',
    pattern:
      /\.(?:values|keys|entries)\(\)\s*\.(?:map|filter|take|drop|flatMap|reduce|toArray|forEach|some|every|find)\(/,
    lacking: 'WebKit 18.3, Firefox 130, Chrome 121',
  },
  {
    name: 'Promise.withResolvers and Promise.try',
    pattern: /\bPromise\.(?:withResolvers|try)\b/,
    lacking: 'WebKit 17.3, Firefox 120, Chrome 118',
  },
  {
    name: 'opening a popover by a script',
    pattern: /\.(?:show|hide|toggle)Popover\(/,
    lacking: 'WebKit 16, Firefox 124, Chrome 113',
  },
  {
    name: 'checkVisibility',
    pattern: /\.checkVisibility\(/,
    lacking: 'WebKit 17.3, Firefox 105, Chrome 104',
  },
  {
    name: 'requestIdleCallback',
    pattern: /\brequestIdleCallback\(/,
    lacking: 'every WebKit',
  },
  {
    name: 'looking behind in a pattern',
    pattern: /\(\?<[=!]/,
    lacking: 'WebKit 16.3',
  },
  {
    name: 'a static block of a class',
    pattern: /\bstatic \{/,
    lacking: 'WebKit 16.3, Firefox 92, Chrome 93',
  },
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

it.each(newNames)('browsers get no $name, which $lacking lack', ({ pattern, guarded = [] }) => {
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
      'components/ui/Dialog.tsx',
    ]),
  );
  expect(paths).not.toContain('components/sections/donations/DonationYears.tsx');
});

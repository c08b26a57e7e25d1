import { codeIn } from './sources';

/** What a browser may refuse to do for a page, and the modules that turn each refusal into a result. */
const refusable: readonly [string, RegExp, readonly string[]][] = [
  ['the clipboard', /\bclipboard\b\??\.(?:write|read)/, ['lib/device/copyText.ts']],
  ['the sheet for sharing', /\.share\(/, ['lib/device/shareUrl.ts']],
  ['a channel between tabs', /\bnew (?:BroadcastChannel|Channel)\(/, ['lib/auth/tabChannel.ts']],
  ['a lock over tabs', /\blocks\.request\(/, ['lib/auth/browserSession/inOneTab.ts']],
  [
    'playing, full screen, a wake lock, notifications, a service worker, lasting storage',
    /\.play\(\)|\.requestFullscreen\(|\bwakeLock\.|\bNotification\.|\bserviceWorker\.|navigator\.storage\.|\bcaches\./,
    [],
  ],
];

it.each(refusable)(
  '143. B16: %s is requested in one place, which handles a refusal',
  (_what, pattern, places) => {
    const users = codeIn('enhance', 'lib', 'components', 'pages')
      .filter(({ text }) => pattern.test(text))
      .map(({ path }) => path);
    expect(users).toEqual(places);
  },
);

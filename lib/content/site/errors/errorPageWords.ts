import { brand } from '../../brand';

/** What pages for errors say; `errorPages` holds their codes and where their links lead. */
export const errorPageWords = {
  notFound: {
    title: 'Page not found',
    text: 'There’s no page at this address. It may have moved, or the address may have a typo.',
  },
  gone: {
    title: 'This page is gone',
    text: 'We removed this page for good, so it won’t come back at this address.',
  },
  refused: {
    title: 'We can’t answer this request',
    text: 'Your request reached us, but something about it kept us from answering. This is rare and usually passes on its own.',
    /** What may help, in the order to try it. */
    steps: [
      'Wait a minute, then reload the page.',
      'Turn off extensions that change what your browser sends.',
      'If that doesn’t help, tell us what you were trying to open.',
    ],
  },
  challenge: {
    title: 'Are you a person?',
    text: 'The traffic from your network looks automated, so we stopped to check. We look at how much traffic there is, never at what you search for.',
    steps: [
      'Go back and try again by hand. In most cases, that’s all it takes.',
      'When many people share one IP address, as in an office or on a VPN, this can happen. Try another connection.',
      'If you’re running a script, write to us first. We may be able to help.',
    ],
  },
  limit: {
    title: 'Too many requests',
    text: 'We received more requests from you than we can answer at once. Nothing is broken, and nothing you did is lost.',
    steps: ['Wait a few minutes. The limit lifts on its own.', 'Close tabs that reload on their own.'],
  },
  region: {
    title: 'Not available in your country',
    text: 'This isn’t available where your connection comes from, either because of local law or because we aren’t ready there yet.',
    steps: [
      'Are you using a VPN or a proxy? It may make you appear to be somewhere else. Turn it off and reload the page.',
      'Our search engine and browser are free everywhere.',
    ],
  },
  serverError: {
    title: 'Something went wrong on our end',
    text: 'We couldn’t show this page. It’s our fault, and nothing you did is lost. Try again in a moment.',
  },
} as const;

export const errorPageLinks = {
  home: 'Go to the home page',
  help: 'Get help',
  subscription: `See ${brand.subscription}`,
  offers: `See what ${brand.name} offers`,
  scripts: 'Read the rules for scripts',
  limits: 'Why there are limits',
  countries: 'See where the subscription is sold',
} as const;

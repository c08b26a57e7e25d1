/**
 * What a browser reports about itself, as plain data. Everything in this folder is a pure function of it, so that each
 * rule is tested with the values of real browsers. Nothing here is stored or sent.
 */
export type BrowserFacts = SystemFacts & {
  /** Whether `navigator.userAgentData` reports a phone, where the browser has it. */
  clientMobile: boolean | null;
  /** Brave provides `navigator.brave`. */
  brave: boolean;
  /** `navigator.duckduckgo.platform`: which of the company's apps, or its extension, shows the page; empty for none. */
  productPlatform: string;
};

/** The part that identifies the operating system. */
export type SystemFacts = {
  userAgent: string;
  /** `navigator.platform`, such as "MacIntel". */
  platform: string;
  maxTouchPoints: number;
  /** The platform in `navigator.userAgentData`, where the browser has it. */
  clientPlatform: string;
};

/** The parts of the browser's Navigator that identify it. */
export type NavigatorLike = Partial<Pick<Navigator, 'userAgent' | 'platform' | 'maxTouchPoints'>> & {
  userAgentData?: { platform?: string; mobile?: boolean };
  brave?: unknown;
  duckduckgo?: { platform?: unknown };
};

/** What our extension says in `navigator.duckduckgo.platform`, where our apps name their system. */
export const extensionPlatform = 'extension';

/** Whether one of our apps offers its message bridge to the page. A browser with our extension is not one. */
export function isAppNavigator(navigator: NavigatorLike): boolean {
  return 'duckduckgo' in navigator && navigator.duckduckgo?.platform !== extensionPlatform;
}

/** Reads what identifies the system; without a navigator, everything is empty. */
export function readSystemFacts(
  {
    userAgent = '',
    platform = '',
    maxTouchPoints = 0,
    userAgentData,
  }: NavigatorLike = globalThis.navigator ?? {},
): SystemFacts {
  return { userAgent, platform, maxTouchPoints, clientPlatform: userAgentData?.platform ?? '' };
}

/** Reads the facts; without a navigator, everything is empty, which means an unknown desktop. */
export function readBrowserFacts(navigator: NavigatorLike = globalThis.navigator ?? {}): BrowserFacts {
  const { userAgentData: hints, duckduckgo } = navigator;
  return {
    ...readSystemFacts(navigator),
    clientMobile: hints?.mobile ?? null,
    brave: navigator.brave !== undefined,
    productPlatform: typeof duckduckgo?.platform === 'string' ? duckduckgo.platform : '',
  };
}

/**
 * What a browser says about itself, as plain data. Everything in this room is a pure function of it, so that each rule is
 * tried with the words of real browsers. Nothing here is kept or sent.
 */
export type BrowserFacts = {
  userAgent: string;
  /** `navigator.platform`, such as "MacIntel". */
  platform: string;
  maxTouchPoints: number;
  /** Platform and form of `navigator.userAgentData`, where the browser has it. */
  clientPlatform: string;
  clientMobile: boolean | null;
  /** Brave answers to `navigator.brave`. */
  brave: boolean;
  /** `navigator.duckduckgo.platform`: which of the company's apps, or its extension, shows the page; empty for none. */
  productPlatform: string;
};

type ClientHints = {
  platform?: string;
  mobile?: boolean;
};

/** The parts of the browser's Navigator that tell about it. */
export type NavigatorLike = Partial<Pick<Navigator, 'userAgent' | 'platform' | 'maxTouchPoints'>> & {
  userAgentData?: ClientHints;
  brave?: unknown;
  duckduckgo?: { platform?: unknown };
};

/** Reads the facts; without a navigator everything is empty, which is an unknown desktop. */
export function readBrowserFacts(navigator: NavigatorLike = globalThis.navigator ?? {}): BrowserFacts {
  const { userAgentData: hints, duckduckgo } = navigator;
  return {
    userAgent: navigator.userAgent ?? '',
    platform: navigator.platform ?? '',
    maxTouchPoints: navigator.maxTouchPoints ?? 0,
    clientPlatform: hints?.platform ?? '',
    clientMobile: hints?.mobile ?? null,
    brave: navigator.brave !== undefined,
    productPlatform: typeof duckduckgo?.platform === 'string' ? duckduckgo.platform : '',
  };
}

/**
 * What a browser says about itself, as plain data. Everything in this room is a pure function of it, so that each rule is
 * tried with the words of real browsers. Nothing here is kept or sent.
 */
export type BrowserFacts = SystemFacts & {
  /** Whether `navigator.userAgentData` speaks of a phone, where the browser has it. */
  clientMobile: boolean | null;
  /** Brave answers to `navigator.brave`. */
  brave: boolean;
  /** `navigator.duckduckgo.platform`: which of the company's apps, or its extension, shows the page; empty for none. */
  productPlatform: string;
};

/** The part that tells the operating system. */
export type SystemFacts = {
  userAgent: string;
  /** `navigator.platform`, such as "MacIntel". */
  platform: string;
  maxTouchPoints: number;
  /** Platform of `navigator.userAgentData`, where the browser has it. */
  clientPlatform: string;
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

/** Reads what tells the system; without a navigator everything is empty. */
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

/** Reads the facts; without a navigator everything is empty, which is an unknown desktop. */
export function readBrowserFacts(navigator: NavigatorLike = globalThis.navigator ?? {}): BrowserFacts {
  const { userAgentData: hints, duckduckgo } = navigator;
  return {
    ...readSystemFacts(navigator),
    clientMobile: hints?.mobile ?? null,
    brave: navigator.brave !== undefined,
    productPlatform: typeof duckduckgo?.platform === 'string' ? duckduckgo.platform : '',
  };
}

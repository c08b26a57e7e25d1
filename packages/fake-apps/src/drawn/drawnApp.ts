import type { FakeAppOptions, FakeEvent, FakeReply, SentMessage } from '../fakeAppOptions';

/** One of the sandbox's drawn apps, as its page hands it to the script: plain JSON. */
export type DrawnApp = {
  name: 'iphone' | 'mac' | 'android' | 'windows';
  /** The generation, and what it answers when a page asks. */
  app: FakeAppOptions;
  /** Who takes the money; null where the page goes on to pay by card. */
  store: { name: 'apple' | 'google'; title: string } | null;
  plans: readonly DrawnPlan[];
  /** The OAuth client of apps. */
  clientId: string;
  /** What the plans include: the name on the wire, and the one that people read. */
  features: Readonly<Record<string, string>>;
  /** Where the settings lead: `origin` of a purchase that begins there. */
  origin: string;
};

export type DrawnPlan = {
  /** What the page names when somebody chooses it. */
  id: string;
  /** As the store shows it, e.g. `$9.99`. */
  price: string;
  period: 'monthly' | 'yearly';
  /** Length of the free trial that a first purchase begins with; 0 for none. */
  trialDays: number;
};

/** What a page in the app's web view finds around it, in the page of the device, which has the same origin. */
export type AppAround = {
  options(): FakeAppOptions;
  /** Takes note of a message, and answers what the app decides by itself; null leaves it to its generation. */
  hear(message: SentMessage): Promise<FakeReply> | null;
  /** Takes note of what went back. */
  replied(message: SentMessage, reply: FakeReply): void;
  /** The access token of whoever is signed in, renewed where it has run out; null for nobody. */
  token(): Promise<string | null>;
  /** A page was opened and can be told things. */
  opened(page: { address: string; push(event: FakeEvent): void }): void;
  /** A link that leaves the app. */
  openElsewhere(address: string): void;
};

/** The page of the devices, with the apps by the names of their frames. */
export type DeviceWindow = Window & typeof globalThis & { drawnApps?: Record<string, AppAround> };

import type { FakeAppOptions, FakeEvent, FakeReply, SentMessage } from '../fakeAppOptions';

/** One of the sandbox's drawn apps, as its page passes it to the script: plain JSON. */
export type DrawnApp = {
  name: 'iphone' | 'mac' | 'android' | 'windows';
  /** In which pages open; its own screens are in English, as the sandbox is. */
  language: string;
  /** The app's generation, and what it answers when a page asks. */
  app: FakeAppOptions;
  /** Who takes the payment; null where the page continues to payment by card. */
  store: { name: 'apple' | 'google'; title: string } | null;
  plans: readonly DrawnPlan[];
  /** The OAuth client id of apps. */
  clientId: string;
  /** The features of the plans: wire name to readable name. */
  features: Readonly<Record<string, string>>;
  /** `origin` of a purchase that starts in the settings. */
  origin: string;
};

export type DrawnPlan = {
  /** What the page sends when somebody chooses the plan. */
  id: string;
  /** As the store shows it, e.g. `$9.99`. */
  price: string;
  period: 'monthly' | 'yearly';
  /** Length of the free trial of a first purchase; 0 for none. */
  trialDays: number;
};

/** What a page in the app's web view finds around it: the page of the device, which has the same origin. */
export type AppAround = {
  options(): FakeAppOptions;
  /** Records a message and returns the app's own answer; null leaves the answer to the fake of its generation. */
  hear(message: SentMessage): Promise<FakeReply> | null;
  /** Records the reply. */
  replied(message: SentMessage, reply: FakeReply): void;
  /** The access token of the signed-in user, renewed when it has expired; null when nobody is signed in. */
  token(): Promise<string | null>;
  /** A page was opened and can receive events. */
  opened(page: { address: string; push(event: FakeEvent): void }): void;
  /** A link that leaves the app. */
  openElsewhere(address: string): void;
};

/** The page of the devices, with the apps by the names of their frames. */
export type DeviceWindow = Window & typeof globalThis & { drawnApps?: Record<string, AppAround> };

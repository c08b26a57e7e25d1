/**
 * How long a page waits for an app, in milliseconds. The protocol knows no limits: Android's apps are silent about
 * everything that they do not know, so every question of ours ends by itself.
 */
export const limits = {
  /** A handshake asks for nothing that the app has to look up (specification §9). */
  handshake: 500,
  /** Any other request that decides what is shown (specification §9). */
  answer: 1200,
  /** Requests for which the app asks its store or its service; the page is usable without the answer. */
  lookup: 15_000,
  /** A person is asked by the system, and reads first. */
  decision: 120_000,
  /** The app refreshes its tokens before it answers. */
  payment: 10_000,
} as const;

/** How long a page waits, in milliseconds. Android's apps do not answer what they do not know, so all have a limit. */
export const channelLimits = {
  /** The app has nothing to look up for a handshake (specification §9). */
  handshake: 500,
  /** Any other request that decides what is shown (specification §9). */
  answer: 1200,
  /** The app checks a sign-in that a page has just passed to it. */
  newSignIn: 3000,
  /** Requests for which the app asks its store or its service; the page is usable in the meantime. */
  lookup: 15_000,
  /** The system asks a person, who reads first. */
  decision: 120_000,
  /** The app refreshes its tokens before it answers. */
  payment: 10_000,
} as const;

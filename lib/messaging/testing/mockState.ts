/** The names of a message as they leave the page, the same on every platform. */
export type OutgoingPayload = {
  context: string;
  featureName: string;
  method: string;
  params?: unknown;
  id?: string;
};

export type PushedEvent = {
  context: string;
  featureName: string;
  subscriptionName: string;
  params?: unknown;
};

export type MockState = {
  mockResponses: Record<string, unknown>;
  subscriptionEvents: PushedEvent[];
  mocks: {
    outgoing: { payload: OutgoingPayload }[];
    /** How the fake app of each context sends an event to the page. */
    deliver: Record<string, (event: PushedEvent) => void>;
  };
};

/** The page's window, with what the fake apps put there. */
export type MockedWindow = Window & { __playwright_01?: MockState };

/** `responses` contains the `result` for each method that is answered. */
export type MockParameters = {
  messagingContext: { context: string; featureName: string };
  responses: Record<string, unknown>;
};

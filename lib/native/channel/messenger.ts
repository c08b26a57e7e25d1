/** How a page reaches one feature of an app, whatever the transport. */
export type Messenger = {
  request(method: string, params: unknown): Promise<unknown>;
  notify(method: string, params: unknown): void;
  /**
   * Calls back with the parameters of each event. Returns a function that unsubscribes. @throws when the event name is
   * already in use.
   */
  subscribe(event: string, listener: (params: unknown) => void): () => void;
};

/** How a page reaches one feature of an app, whatever the transport. */
export type Messenger = {
  request(method: string, params: unknown): Promise<unknown>;
  notify(method: string, params: unknown): void;
  /** Calls back with each event's parameters. Returns what unsubscribes. @throws when its name is already in use. */
  subscribe(event: string, listener: (params: unknown) => void): () => void;
};

/** A call to a store and its answer, as far as both matter. */
export type WireRequest = {
  method: string;
  /** Below the base path of the store, with a leading slash. */
  path: string;
  bearer: string | null;
  body: string;
};
export type WireAnswer = { status: number; json: unknown; headers?: Record<string, string> };

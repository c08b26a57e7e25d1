/** Rows by key. They are shared and never changed: a change is another row under the same key. */
export type RecordTable<Row> = {
  get(key: string): Row | null;
  save(key: string, row: Row): void;
  remove(key: string): void;
  /** In the order in which their keys came first. */
  rows(): Row[];
};

/** Where the sandbox keeps what it must not forget. Every call is synchronous, so that calls do not interleave. */
export type RecordTables = {
  table<Row extends object>(name: string): RecordTable<Row>;
  /** The next of the numbers that are counted under this name, from 1. */
  next(name: string): number;
  /**
   * Keeps everything that the work saves, or nothing; inside another one, it joins that. When a process that shares the
   * records was faster, the work runs again.
   */
  transaction<Result>(work: () => Result): Result;
  close(): void;
};

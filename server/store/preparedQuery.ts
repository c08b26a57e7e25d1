import {
  type Compilable,
  type CompiledQuery,
  createQueryId,
  type QueryResult,
  type RawBuilder,
} from 'kysely';
import type { SiteDatabase } from './schema';

/**
 * A query that is built and compiled once and then only gets its values. Building it takes longer than
 * running it, so the statements of the calls that everybody makes are prepared.
 *
 * What a partial index is limited to is written as a literal in such a query: without knowing the value, PostgreSQL can't
 * plan with that index.
 */
export type PreparedQuery<Values, Row> = {
  rows(db: SiteDatabase, values: Values): Promise<Row[]>;
  first(db: SiteDatabase, values: Values): Promise<Row | undefined>;
  /** Runs a statement that returns no rows. Resolves to how many it changed. */
  run(db: SiteDatabase, values: Values): Promise<number>;
};

/** The same for a query with a list. One is prepared for each length, of which there must be few. */
export type PreparedListQuery<Item, Values, Row> = {
  rows(db: SiteDatabase, items: readonly Item[], values: Values): Promise<Row[]>;
};

type Built<Row> = Compilable<Row> | RawBuilder<Row>;

/** Stands for a value while the query is built; `index` is that of its item in the list. */
class Placeholder {
  constructor(
    readonly name: string,
    readonly index: number | null,
  ) {}
}

/** The texts of all prepared queries: few, since each is written in the code. */
const texts = new Set<string>();

/**
 * True for a statement that PostgreSQL shall parse and plan once for each connection and not for each call. It keeps the
 * plan as well, so a statement whose best plan depends on its values isn't prepared.
 */
export function isPrepared(text: string): boolean {
  return texts.has(text);
}

/** Prepares the query of `build`, whose placeholders may stand wherever a value may but can't be computed with. */
export function prepareQuery<Values extends object, Row>(
  build: (db: SiteDatabase, values: Values) => Built<Row>,
): PreparedQuery<Values, Row> {
  const execute = compileOnce((db) => build(db, placeholders<Values>(null)));
  const result = (db: SiteDatabase, values: Values) => execute(db, values, []);
  return {
    rows: async (db, values) => (await result(db, values)).rows,
    first: async (db, values) => (await result(db, values)).rows[0],
    run: async (db, values) => Number((await result(db, values)).numAffectedRows ?? 0),
  };
}

/** Prepares a query in which each item of a list has a placeholder for each of its values. */
export function prepareListQuery<Item extends object, Values extends object, Row>(
  build: (db: SiteDatabase, items: Item[], values: Values) => Built<Row>,
): PreparedListQuery<Item, Values, Row> {
  const byLength = new Map<number, ReturnType<typeof compileOnce<Row>>>();
  function forLength(length: number) {
    const items = () => Array.from({ length }, (_, index) => placeholders<Item>(index));
    const execute = byLength.get(length) ?? compileOnce((db) => build(db, items(), placeholders(null)));
    byLength.set(length, execute);
    return execute;
  }
  return {
    rows: async (db, items, values) => (await forLength(items.length)(db, values, items)).rows,
  };
}

/** These columns of a row whose values are placeholders, to be stored. */
export function columns<Row extends object, Name extends keyof Row>(
  row: Row,
  ...names: readonly Name[]
): Pick<Row, Name> {
  return Object.fromEntries(names.map((name) => [name, row[name]])) as Pick<Row, Name>;
}

function placeholders<Values extends object>(index: number | null): Values {
  return new Proxy({} as Values, { get: (_, name) => new Placeholder(String(name), index) });
}

function compileOnce<Row>(build: (db: SiteDatabase) => Built<Row>) {
  let compiled: CompiledQuery<Row> | undefined;

  function compile(db: SiteDatabase): CompiledQuery<Row> {
    const built = build(db);
    const query = 'isRawBuilder' in built ? built.compile(db) : built.compile();
    texts.add(query.sql);
    return query;
  }

  return (db: SiteDatabase, values: object, items: readonly object[]): Promise<QueryResult<Row>> => {
    compiled ??= compile(db);
    const query = compiled;
    const parameters = query.parameters.map((value) => {
      if (!(value instanceof Placeholder)) return value;
      const { name, index } = value;
      return (index === null ? values : items[index])?.[name as never];
    });
    const queryId = createQueryId();
    // The sandbox lets statements fail by watching how they are built, and so do tests that count them.
    db.getExecutor().transformQuery(query.query, queryId);
    return db.executeQuery<Row>({ ...query, parameters, queryId });
  };
}

import type pg from 'pg';

/** What the driver sends for a statement, without what the names don't change. */
type Wire = pg.Connection & {
  parse(statement: { name?: string }): void;
  bind(portal: { statement?: string }): void;
};

/** The statements that one connection has prepared. */
type PreparedStatements = {
  /** The connection for a statement of this name: its text is sent only if the connection doesn't have it. */
  under(name: string, connection: pg.Connection): pg.Connection;
};

const byConnection = new WeakMap<pg.Connection, PreparedStatements>();

/**
 * What this connection has prepared. The driver keeps such a list for queries that are sent one by one; of several that
 * are sent together, it takes the last one for prepared as soon as the first one is.
 */
export function preparedStatements(connection: pg.Connection): PreparedStatements {
  const known = byConnection.get(connection) ?? watch(connection);
  byConnection.set(connection, known);
  return known;
}

function watch(connection: pg.Connection): PreparedStatements {
  const prepared = new Set<string>();
  /** The names of the texts that were sent and not answered yet, in their order; empty for one without a name. */
  let sent: string[] = [];
  connection.on('parseComplete', () => {
    const name = sent.shift();
    if (name) prepared.add(name);
  });
  // After an error, PostgreSQL answers nothing else of what was sent with it. This comes before the driver's own listener,
  // which sends what is next.
  connection.prependListener('readyForQuery', () => {
    sent = [];
  });
  return {
    under(name, wire) {
      const { parse, bind } = wire as Wire;
      return Object.create(wire, {
        parse: {
          value(statement: { name?: string }) {
            if (name !== '' && (prepared.has(name) || sent.includes(name))) return;
            sent.push(name);
            parse.call(wire, { ...statement, name });
          },
        },
        bind: { value: (portal: { statement?: string }) => bind.call(wire, { ...portal, statement: name }) },
      });
    },
  };
}

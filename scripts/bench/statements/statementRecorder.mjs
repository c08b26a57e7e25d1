import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';
import { appendFileSync } from 'node:fs';
import Libsql from 'libsql';
import AsyncLibsql from 'libsql/promise';
import pg from 'pg';

/**
 * Runs in the measured process (`node --import`) and writes every statement that reaches a database to STATEMENTS_FILE,
 * one line of JSON each, with the request it belongs to. On SQLite, only the service's file counts, not the sandbox's.
 */
const file = process.env.STATEMENTS_FILE;
const requests = new AsyncLocalStorage();
subscribe('http.server.request.start', ({ request }) => {
  requests.enterWith({ path: request.url.split('?')[0] });
});

function note(sql) {
  const path = requests.getStore()?.path ?? null;
  appendFileSync(file, `${JSON.stringify({ path, sql: sql.replace(/\s+/g, ' ').trim() })}\n`);
}

const { prepare, exec } = Libsql.prototype;
const own = new WeakSet();
Libsql.prototype.exec = function run(sql) {
  // Only the service begins transactions in this way and has a connection that only reads.
  if (sql === 'begin immediate' || sql === 'pragma query_only = on') own.add(this);
  if (sql === 'begin immediate') note(sql);
  return exec.call(this, sql);
};
Libsql.prototype.prepare = function prepareNoted(sql) {
  const statement = prepare.call(this, sql);
  for (const name of ['run', 'all', 'get']) {
    const execute = statement[name];
    statement[name] = (...values) => {
      if (isService(this)) note(sql);
      return execute.apply(statement, values);
    };
  }
  return statement;
};
const execLater = AsyncLibsql.prototype.exec;
AsyncLibsql.prototype.exec = function runLater(sql) {
  note(sql);
  return execLater.call(this, sql);
};

function isService(sqlite) {
  return own.has(sqlite);
}

const { query } = pg.Client.prototype;
pg.Client.prototype.query = function queryNoted(...parts) {
  note(typeof parts[0] === 'string' ? parts[0] : parts[0].text);
  return query.apply(this, parts);
};

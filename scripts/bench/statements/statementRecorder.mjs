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

function note(sql, isSentWithNext = false) {
  const path = requests.getStore()?.path ?? null;
  const entry = { path, sql: sql.replace(/\s+/g, ' ').trim(), isSentWithNext };
  appendFileSync(file, `${JSON.stringify(entry)}\n`);
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

const { submit } = pg.Query.prototype;
const { sync } = pg.Connection.prototype;
pg.Query.prototype.submit = function submitNoted(connection) {
  // What is sent with the statement after it has no "sync" of its own (server/store/connection/statementSender.ts).
  note(this.text, connection.sync !== sync);
  return submit.call(this, connection);
};

import { EventEmitter } from 'node:events';
import type pg from 'pg';
import { preparedStatements } from '@/server/store/preparedStatements';

it('keeps a statement that the driver sends as soon as the answer to a failed one ends', () => {
  const parsed: string[] = [];
  const wire = Object.assign(new EventEmitter(), {
    parse: ({ name }: { name: string }) => parsed.push(name),
    bind: () => {},
  });
  const connection = wire as unknown as pg.Connection;
  const send = () => {
    const sending = preparedStatements(connection).under('reading', connection) as unknown as typeof wire;
    sending.parse({ name: '' });
  };
  // The driver's own listener was there first, and sends what is next.
  wire.once('readyForQuery', send);
  preparedStatements(connection);
  wire.emit('readyForQuery');
  wire.emit('parseComplete');
  send();
  expect(parsed).toEqual(['reading']);
});

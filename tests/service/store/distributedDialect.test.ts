import { sql } from 'kysely';
import { createDatabase } from '@/tests/fixtures/database/databases';
import { dialectRules, missingThere } from '@/tests/fixtures/database/distributedDialect';

it.each(dialectRules)('refuses $what, and nothing near it', ({ what, example, instead }) => {
  expect(missingThere(example)).toBe(what);
  expect(missingThere(example.toUpperCase())).toBe(what);
  expect(missingThere(instead)).toBeNull();
});

it('a statement that distributed databases lack fails the test that sent it', async () => {
  const test = await createDatabase();
  await sql`select pg_advisory_xact_lock(1)`.execute(test.database);
  await expect(test.drop()).rejects.toThrow('locks on numbers: select pg_advisory_xact_lock(1)');
});

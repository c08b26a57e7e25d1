import { schemaNames } from '@/scripts/build/frameworkOutput/schemaLibrary.mjs';

const imported = "import * as z from 'zod/mini';\n";

it('finds the schemas that a file uses, and leaves out types', () => {
  const code =
    "/** z is short. */\nconst name = z.string().check(z.regex(/^[a-z]$/), 'a z');\ntype Name = z.infer<typeof name>;";
  expect(schemaNames(imported + code)).toEqual(['string', 'regex']);
});

it.each(['const schemas = z;', 'const { string } = z;', 'make(z)', "z['string']()"])(
  'stops the build where names would be missing in the browser: %s',
  (code) => {
    expect(() => schemaNames(imported + code)).toThrow('by z.name alone');
  },
);

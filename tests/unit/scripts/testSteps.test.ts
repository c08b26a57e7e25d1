import { spawnSync } from 'node:child_process';

it('a step that does not exist is a failure, not a run without tests', () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/test.mjs', '--only', 'prose'], {
    encoding: 'utf8',
    timeout: 20_000,
  });
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^--only takes types, lint, .*image\.\n$/)]);
});

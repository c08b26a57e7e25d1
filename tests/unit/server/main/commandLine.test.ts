import { commandProblem } from '@/server/main/commandLine';

it.each([
  [],
  ['--dev'],
  ['backup', '/copies/site.dump'],
  ['restore', '/copies/site.dump'],
  ['payments-setup'],
  ['payments-setup', '--check'],
  ['suspend', 'person@example.org'],
  ['unsuspend', 'person@example.org'],
  ['sale-opened'],
  ['sale-opened', 'JP'],
  ['newsletter-list'],
])('takes %s %s', (...words: string[]) => {
  expect(commandProblem(words)).toBeNull();
});

it.each(['bakup', 'help', '--help', '--check', 'constructor', ''])(
  'refuses %p, and names what there is',
  (word) => {
    const problem = commandProblem([word, '/copies/site.dump']);
    expect(problem).toContain(`There’s no command ${word}.`);
    expect(problem).toMatch(/\n {2}backup <file>\n[\s\S]*\n {2}newsletter-list$/);
  },
);

it.each([
  ['payments-setup', '--chek'],
  ['payments-setup', 'check'],
  ['payments-setup', '--check', '--check'],
  ['newsletter-list', 'de'],
  ['backup', '/copies/site', '2026.dump'],
])('refuses what a command doesn’t know: %s %s', (...words: string[]) => {
  expect(commandProblem(words)).toContain(`\n  ${words[0]}`);
});

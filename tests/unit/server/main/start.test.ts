import { readConfig } from '@/server/config/config';
import { announce } from '@/server/main/announce';
import { commandProblem } from '@/server/main/commandLine';

function announced(variables: Record<string, string>): string {
  let written = '';
  const key = variables.SANDBOX_PUBLIC ? null : 'k3y';
  announce(readConfig(variables, '/srv/site'), key, (text) => {
    written += text;
  });
  return written;
}

const open = { SANDBOX_PUBLIC: '1', SITE_SECRET: 'q8Zt3LwX1mBv7RkYc0HsJd5NfGa2PeUi' };

it('promises that a sandbox sends no real email, and says where to read what it sends', () => {
  for (const variables of [{}, open]) {
    const text = announced(variables);
    expect(text).toContain('no real email');
    expect(text).toContain('http://localhost:3000/sandbox/mail');
  }
  expect(announced({}).match(/\/sandbox\S*\?\S*/g)).toEqual(['/sandbox/mail?key=k3y', '/sandbox?key=k3y']);
  expect(announced(open)).not.toContain('key=');
  expect(announced(open)).toContain('read every email in its mailbox');
});

it('says that nobody can sign in or buy at an open sandbox on plain http, except on its own machine', () => {
  const warning = 'Browsers let nobody sign in or buy here';
  expect(announced({ ...open, PUBLIC_ORIGIN: 'http://192.0.2.2:3000' })).toContain(warning);
  for (const PUBLIC_ORIGIN of ['https://demo.example', 'http://localhost:3000'])
    expect(announced({ ...open, PUBLIC_ORIGIN })).not.toContain(warning);
});

it('warns that a sandbox with a mail server sends real email, and names no mailbox, which stays empty', () => {
  for (const variables of [{}, open]) {
    const text = announced({ ...variables, SMTP_URL: 'smtps://mail.teal.test' });
    expect(text).not.toMatch(/no real email|ailbox/);
    expect(text).toContain('real email through SMTP_URL');
  }
});

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
  ['books', '2026-11'],
  ['people', 'reader@example.org'],
])('takes %s %s', (...words: string[]) => {
  expect(commandProblem(words)).toBeNull();
});

it.each(['bakup', 'help', '--help', '--check', 'constructor', ''])(
  'refuses %p, and names what there is',
  (word) => {
    const problem = commandProblem([word, '/copies/site.dump']);
    expect(problem).toContain(`There’s no command ${word}.`);
    expect(problem).toMatch(/\n {2}backup <file>\n[\s\S]*\n {2}people <query>$/);
  },
);

it.each([
  ['payments-setup', '--chek'],
  ['payments-setup', 'check'],
  ['payments-setup', '--check', '--check'],
  ['suspend'],
  ['books'],
  ['backup', '/copies/site', '2026.dump'],
])('refuses what a command doesn’t know: %s %s', (...words: string[]) => {
  expect(commandProblem(words)).toContain(`\n  ${words[0]}`);
});

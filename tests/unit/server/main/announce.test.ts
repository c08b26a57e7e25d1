import { readConfig } from '@/server/config/config';
import { announce } from '@/server/main/announce';

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

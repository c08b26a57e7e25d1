import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { createStripeEmulator } from 'stripe-sandbox';
import { systemClock } from '@/server/clock';
import { systemRandom } from '@/server/random';
import { paymentFrame } from '@/server/sandbox/paymentFrame';
import { openRecordFile } from '@/server/sandbox/records/recordFile';
import { startMailServer } from '../fixtures/mail/mailServer';
import { listen } from '../fixtures/service/apiServer';
import { asAccount } from '../fixtures/service/authClient';
import { payCheckout } from '../fixtures/service/payCheckout';
import { signUpAt } from '../fixtures/site/siteClient';
import { until } from '../fixtures/until';
import { ask } from '../service/site/ask';
import { launchLive } from '../service/site/launchLive';

jest.setTimeout(300_000);

const publicOrigin = 'https://example.test';
const basePath = '/sandbox/stripe';
const document = readFileSync('docs/operating.md', 'utf8');
const commands = /```sh\n([^`]*payments-setup[^`]*)```/.exec(document)?.[1] ?? '';

/** An account at Stripe in which nothing is set up, as a new one is, and the resources that it was asked for. */
async function emptyAccount(site: { origin: string }) {
  const asked = new Set<string>();
  const server = await listen((request, response) => {
    const path = request.url?.split('?')[0]?.replace(`${basePath}/v1/`, '') ?? '';
    const [first = '', second = ''] = path.split('/');
    const resource = ['checkout', 'billing_portal'].includes(first) ? `${first}/${second}` : first;
    if (request.url?.startsWith(`${basePath}/v1/`))
      asked.add(`${request.method === 'GET' ? 'read' : 'write'} ${resource}`);
    void stripe.handle(request, response);
  });
  const stripe = createStripeEmulator({
    records: openRecordFile(null),
    frame: paymentFrame,
    clock: systemClock,
    random: systemRandom,
    origin: () => server.origin,
    basePath,
    // The address is the public one; here the site is reached past its proxy.
    webhook: { url: () => `${site.origin}/api/webhooks/stripe`, secret: null },
    log: pino({ level: 'silent' }),
  });
  return {
    address: `${server.origin}${basePath}`,
    asked,
    settled: () => stripe.settled(),
    close: async () => {
      stripe.close();
      await server.close();
    },
  };
}

function run(command: string, variables: Record<string, string>): Promise<{ code: number; stdout: string }> {
  return new Promise((resolve) => {
    const environment = { PATH: process.env.PATH ?? '', NODE_ENV: 'production' as const, ...variables };
    execFile('/bin/sh', ['-c', command], { env: environment }, (error, stdout) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, stdout });
    });
  });
}

/** `write prices` as the document lists it; what may be written may be read. */
function isPermitted(call: string): boolean {
  const [kind = '', resource = ''] = call.split(' ');
  const names: Readonly<Record<string, string>> = {
    'checkout/sessions': 'checkout sessions',
    'billing_portal/sessions': 'customer portal',
    'billing_portal/configurations': 'customer portal',
    invoice_payments: 'invoices',
    refunds: 'charges and refunds',
    charges: 'charges and refunds',
    tax_ids: 'tax IDs',
  };
  const name = names[resource] ?? resource.replaceAll('_', ' ');
  const row = (permission: string) =>
    (new RegExp(`\\| ${permission} \\| (.*) \\|`).exec(document)?.[1] ?? '').split(', ');
  return row('write').includes(name) || (kind === 'read' && row('read').includes(name));
}

it('docs/operating.md leads from an empty database and an empty account at Stripe to a first sale, a first refund, and the books of the month', async () => {
  const site = { origin: '' };
  const stripe = await emptyAccount(site);
  const mail = await startMailServer();
  const lines = commands
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const [check, setUp, checkAgain, start, ...more] = lines;
  expect([check, setUp, start, more]).toEqual([
    'node .next/site/main.mjs payments-setup --check',
    'node .next/site/main.mjs payments-setup',
    'node .next/site/main.mjs',
    [],
  ]);
  const variables = {
    STRIPE_SECRET_KEY: ['rk', 'test', 'firstsale'].join('_'),
    PUBLIC_ORIGIN: publicOrigin,
    NODE_OPTIONS: `--import ${join(process.cwd(), 'tests/fixtures/site/redirectStripe.mjs')}`,
    STAND_IN: stripe.address,
  };
  let stop = async () => {};
  try {
    const before = await run(check ?? '', variables);
    expect(before.code).toBe(1);
    expect(before.stdout).toContain('Missing: webhook endpoint');
    const made = await run(setUp ?? '', variables);
    expect(made.code).toBe(0);
    const secret = /STRIPE_WEBHOOK_SECRET=(\S+)/.exec(made.stdout)?.[1] ?? '';
    expect(secret).toMatch(/^whsec_/);
    const after = await run(checkAgain ?? '', variables);
    expect(after).toEqual({ code: 0, stdout: 'Stripe has everything that payments need.\n' });

    const live = await launchLive({
      ...variables,
      SITE_STAGING: '1',
      STRIPE_WEBHOOK_SECRET: secret,
      SMTP_URL: mail.url,
    });
    stop = live.close;
    expect(live.stderr).toBe('');
    site.origin = live.origin;
    await until('the look at Stripe', async () => {
      const { text } = await ask(`${live.origin}/ready`);
      return JSON.parse(text).payments === 'ok' ? true : null;
    });

    const buyer = await signUpAt(live.origin, publicOrigin);
    const opened = await asAccount(`${live.origin}/api/checkout/session`, buyer.accessToken, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        productId: 'plus-yearly-us',
        purchasePlatform: 'stripe',
        withoutTrial: true,
        returnUrl: `${publicOrigin}/pro/welcome?billing_period=yearly`,
      }),
    });
    const { checkoutUrl } = await opened.json();
    expect(await payCheckout(checkoutUrl)).toContain(`${publicOrigin}/pro/welcome?`);
    await stripe.settled();
    // By the event alone, signed with the secret that was printed: nobody has looked at the page that asks Stripe.
    await until('the mail of the purchase', async () =>
      mail.mails.some(({ subject }) => subject.startsWith('Welcome')) ? true : null,
    );
    const answer = await asAccount(`${live.origin}/api/subscription`, buyer.accessToken);
    expect(await answer.json()).toMatchObject({ productId: 'plus-yearly-us', status: 'Auto-Renewable' });
    const path = `${live.origin}/api/subscription/refund`;
    const refund = await asAccount(path, buyer.accessToken, { method: 'POST' });
    expect(await refund.json()).toMatchObject({ state: 'refunded', total: 9999 });
    await stripe.settled();
    const month = new Date(systemClock.now()).toISOString().slice(0, 7);
    const [command] = /node \.next\/site\/main\.mjs books /.exec(document) ?? [];
    const books = await run(`${command}${month}`, live.variables);
    expect(books.code).toBe(0);
    const written = books.stdout.trim().split('\n').slice(1);
    const told = written.map((line) => line.split(',')).map((row) => [row[1], row[2], row[9]]);
    expect(told).toEqual([
      ['stripe', 'refund', '-99.99'],
      ['stripe', 'charge', '99.99'],
      ['stripe', 'sum', '0.00'],
    ]);
    expect([...stripe.asked].filter((call) => !isPermitted(call))).toEqual([]);
  } finally {
    await stop();
    await mail.close();
    await stripe.close();
  }
});

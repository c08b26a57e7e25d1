import { brand } from '@/lib/content/brand';
import type { Config } from '@/server/config/config';
import { deploymentOf } from '@/server/config/deployment';

/** Tells the person who started the site where to open it and what kind of site it is. */
export function announce(config: Config): void {
  const lines = [`${brand.name} is running at ${config.publicOrigin}`, ...moreAbout(config)];
  process.stdout.write(`\n${lines.join('\n')}\n\n`);
}

function moreAbout(config: Config): string[] {
  const deployment = deploymentOf(config);
  if (deployment === 'live') return [];
  if (deployment === 'staging') {
    return [
      '',
      '  This is a staging deployment: it uses Stripe’s test keys and no real money, but sends real email through SMTP_URL.',
      '  Clients can request shorter-lived tokens. Search engines are asked not to index it.',
    ];
  }
  return [...controls(config.publicOrigin), '', ...(config.sandboxPublic ? openToAll : ofThisMachine)];
}

const ofThisMachine = [
  '  This is a sandbox on this machine: no real money, no real email. Stop it with Ctrl+C.',
];
const openToAll = [
  '  This sandbox is open (SANDBOX_PUBLIC=1). Anyone who can reach it can read every email in its mailbox, sign in',
  '  with the codes in them, change its clock, cause outages, and see everything at its payment provider.',
  '  There’s no real money and no real email. Don’t use an address or password that matters.',
];

function controls(publicOrigin: string): string[] {
  return [
    '',
    `  Subscription     ${publicOrigin}/pro`,
    `  Your account     ${publicOrigin}/subscriptions/manage`,
    `  Mailbox          ${publicOrigin}/sandbox/mail`,
    `  All controls     ${publicOrigin}/sandbox`,
    '',
    '  Test cards       4242 4242 4242 4242  succeeds',
    '                   4000 0000 0000 0002  declined',
    '                   4000 0025 0000 3155  requires confirmation',
    '                   4000 0000 0000 0341  succeeds now, fails at renewal',
  ];
}

import { brand } from '@/lib/content/brand';
import type { Config } from '@/server/config/config';
import { deploymentOf } from '@/server/config/deployment';

/** Tells the person who started the site where to open it and what kind of site it is. */
export function announce(config: Config): void {
  const lines = [`${brand.name} runs at ${config.publicOrigin}`, ...moreAbout(config)];
  process.stdout.write(`\n${lines.join('\n')}\n\n`);
}

function moreAbout(config: Config): string[] {
  const deployment = deploymentOf(config);
  if (deployment === 'live') return [];
  if (deployment === 'staging') {
    return [
      '',
      '  This is a staging deployment: Stripe’s test keys and no real money, but real mail through SMTP_URL.',
      '  Clients may ask for tokens with a shorter life. Search engines are told to stay away.',
    ];
  }
  return [...controls(config.publicOrigin), '', ...(config.sandboxPublic ? openToAll : ofThisMachine)];
}

const ofThisMachine = [
  '  This is a sandbox on this machine: no real money, no real mail. Stop it with Ctrl+C.',
];
const openToAll = [
  '  This sandbox is open (SANDBOX_PUBLIC=1). Whoever can reach it can read every mail in its mailbox, sign in with',
  '  the codes in them, turn its clock, take its parts away and see everything at its payment provider.',
  '  There is no real money and no real mail: use no address or password that matters.',
];

function controls(publicOrigin: string): string[] {
  return [
    '',
    `  Subscription     ${publicOrigin}/pro`,
    `  Your account     ${publicOrigin}/subscriptions/manage`,
    `  Mailbox          ${publicOrigin}/sandbox/mail`,
    `  All controls     ${publicOrigin}/sandbox`,
    '',
    '  Test cards       4242 4242 4242 4242  pays',
    '                   4000 0000 0000 0002  is declined',
    '                   4000 0025 0000 3155  asks for confirmation first',
    '                   4000 0000 0000 0341  pays now, fails at renewal',
  ];
}

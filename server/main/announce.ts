import { brand } from '@/lib/content/brand';
import type { Config } from '@/server/config/config';
import { deploymentOf } from '@/server/config/deployment';
import { loopbackHosts } from '@/server/config/loopbackName';

/** Tells whoever started the site where to open it and what kind it is. Links carry a sandbox's key; null if open. */
export function announce(config: Config, key: string | null, write: (text: string) => void): void {
  const lines = [`${brand.name} is running at ${config.publicOrigin}`, ...moreAbout(config, key)];
  write(`\n${lines.join('\n')}\n\n`);
}

function moreAbout(config: Config, key: string | null): string[] {
  const deployment = deploymentOf(config);
  if (deployment === 'live') return [];
  if (deployment === 'staging') {
    return [
      '',
      '  This is a staging deployment: it uses Stripe’s test keys and no real money, but sends real email through SMTP_URL.',
      '  Clients can request shorter-lived tokens. Search engines are asked not to index it.',
    ];
  }
  return [
    ...controls(config, key),
    '',
    ...(config.sandboxPublic ? openToAll(config) : ofThisMachine(config)),
  ];
}

function ofThisMachine(config: Config): string[] {
  return [
    `  This is a sandbox on this machine: ${realParts(config)}. Stop it with Ctrl+C.`,
    '  A link with a key opens everything below /sandbox in your browser. Keep it to yourself.',
  ];
}

function openToAll(config: Config): string[] {
  return [
    '  This sandbox is open (SANDBOX_PUBLIC=1).',
    ...whatAnyoneCanDo(config),
    ...(isSecure(config)
      ? []
      : [
          '  Browsers let nobody sign in or buy here, because PUBLIC_ORIGIN starts with http. They need https.',
        ]),
    `  Here: ${realParts(config)}. Don’t use an address or password that matters.`,
  ];
}

/** Whether browsers offer pages what a sign-in needs: they do on https, and on the machine itself. */
function isSecure({ publicOrigin }: Config): boolean {
  const { protocol, hostname } = new URL(publicOrigin);
  return protocol === 'https:' || loopbackHosts.has(hostname);
}

/** With a mail server nothing is in the mailbox, but anyone can have codes sent to any address. */
function whatAnyoneCanDo({ mail }: Config): string[] {
  if (mail.smtpUrl === null) {
    return [
      '  Anyone who can reach it can read every email in its mailbox, sign in with the codes in them, change its clock,',
      '  cause outages, and see everything at its payment provider.',
    ];
  }
  return [
    '  Anyone who can reach it can have emails sent to any address, change its clock, cause outages, and see everything',
    '  at its payment provider.',
  ];
}

/** A sandbox never takes real money, but with a mail server of its own it writes to real people. */
function realParts({ mail }: Config): string {
  return `no real money, ${mail.smtpUrl === null ? 'no real email' : 'but real email through SMTP_URL'}`;
}

function controls({ publicOrigin, mail }: Config, key: string | null): string[] {
  const withKey = key === null ? '' : `?key=${key}`;
  return [
    '',
    `  Subscription     ${publicOrigin}/pro`,
    `  Your account     ${publicOrigin}/subscriptions/manage`,
    ...(mail.smtpUrl === null ? [`  Mailbox          ${publicOrigin}/sandbox/mail${withKey}`] : []),
    `  All controls     ${publicOrigin}/sandbox${withKey}`,
    '',
    '  Test cards       4242 4242 4242 4242  succeeds',
    '                   4000 0000 0000 0002  declined',
    '                   4000 0025 0000 3155  requires confirmation',
    '                   4000 0000 0000 0341  succeeds now, fails at renewal',
  ];
}

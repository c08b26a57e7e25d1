import { brand } from '@/lib/content/brand';
import type { Config } from '@/server/config/config';

/** Tells whoever started the site where to look. */
export function announce(config: Config): void {
  const { publicOrigin } = config;
  const lines = [`${brand.name} runs at ${publicOrigin}`];
  if (config.mode === 'sandbox') {
    lines.push(
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
      '',
      '  This is a sandbox on this machine: no real money, no real mail. Stop it with Ctrl+C.',
    );
  }
  process.stdout.write(`\n${lines.join('\n')}\n\n`);
}

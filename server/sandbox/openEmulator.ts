import { join } from 'node:path';
import type { Logger } from 'pino';
import type { StripeEmulator } from 'stripe-sandbox';
import type { Config } from '@/server/config/config';
import { loopbackName } from '@/server/config/loopbackName';
import { countryOf, namedLocale } from '@/server/http/caller';
import type { Random } from '@/server/random';
import type { SandboxClock } from '@/server/sandbox/clock/sandboxClock';
import { paymentFrame } from './paymentFrame';
import { openRecordFile } from './records/recordFile';

export type EmulatorSetting = {
  config: Config;
  random: Random;
  log: Logger;
  /** Port this process listens on, known once it does. */
  port: () => number;
};

/**
 * The payment emulator on the sandbox's clock, or null when a real payment account is configured. It is imported here
 * alone and only then, so that a process with real payments never loads it.
 */
export async function openEmulator(
  { config, random, log, port }: EmulatorSetting,
  clock: SandboxClock,
): Promise<Emulator | null> {
  const [secret] = config.stripe.webhookSecrets;
  if (!config.stripe.emulated || secret === undefined) return null;
  const { createStripeEmulator } = await import('stripe-sandbox');
  return createStripeEmulator({
    records: openRecordFile(join(config.dataDir, 'stripe.records')),
    clock,
    random,
    log,
    origin: () => config.publicOrigin,
    basePath: '/sandbox/stripe',
    frame: paymentFrame,
    visitorCountry: ({ headers }) =>
      countryOf(config, (name) => {
        const value = headers[name.toLowerCase()];
        return typeof value === 'string' ? value : null;
      }),
    visitorLanguage: ({ headers }) => namedLocale(headers['accept-language']),
    // The webhook goes to this very process, at an address that it always listens on.
    webhook: { url: () => `http://${loopbackName(config.host)}:${port()}/api/webhooks/stripe`, secret },
  });
}

export const deliveryModes = ['normal', 'delay', 'duplicate', 'reorder', 'drop'] as const;
export type DeliveryMode = (typeof deliveryModes)[number];

/** The payment emulator under /sandbox/stripe, as the sandbox uses it. */
export type Emulator = Omit<StripeEmulator, 'settled'>;

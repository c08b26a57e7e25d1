import { paymentsSetup, setupTarget } from '@/server/billing/catalog/paymentsSetup';
import { makeStripe } from '@/server/billing/stripeClient';
import { loadSetupSettings } from '@/server/config/load';

/** `main.mjs payments-setup [--check]`: what must exist at Stripe. It needs only the key and the site's URL. */
export async function setUpPayments(option?: string): Promise<void> {
  const { publicOrigin, ...settings } = loadSetupSettings();
  const write = (line: string) => void process.stdout.write(`${line}\n`);
  const target = setupTarget({ publicOrigin, stripe: { ...settings, emulated: false } });
  if (target.webhookUrl === null)
    write(`Stripe sends events over https only, so ${publicOrigin} gets no webhook endpoint.`);
  const stripe = makeStripe({ secretKey: settings.secretKey, emulator: null });
  process.exitCode = await paymentsSetup(stripe, { ...target, check: option === '--check', write });
}

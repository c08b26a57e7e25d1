import { isRestricted, paymentsSetup } from '@/server/billing/catalog/paymentsSetup';
import { webhookUrl } from '@/server/billing/catalog/webhookEndpoint';
import { makeStripe } from '@/server/billing/stripeClient';
import { loadSetupSettings } from '@/server/config/load';

/** `main.mjs payments-setup [--check]`: what must exist at Stripe. It needs only the key and the site's URL. */
export async function setUpPayments(option?: string): Promise<void> {
  const { secretKey, publicOrigin, tax } = loadSetupSettings();
  const write = (line: string) => void process.stdout.write(`${line}\n`);
  const url = webhookUrl(publicOrigin, { emulated: false });
  if (url === null)
    write(`Stripe sends events over https only, so ${publicOrigin} gets no webhook endpoint.`);
  const stripe = makeStripe({ secretKey, emulator: null });
  process.exitCode = await paymentsSetup(stripe, {
    check: option === '--check',
    webhookUrl: url,
    tax,
    restricted: isRestricted(secretKey),
    write,
  });
}

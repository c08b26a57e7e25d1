import { makeStripe } from '@/server/billing/stripeClient';
import { openForAllTests } from '../../fixtures/openForAllTests';
import { asAccount } from '../../fixtures/service/authClient';
import { createBilling } from '../../fixtures/service/billing';
import { startWire } from '../../fixtures/wire';

const billing = openForAllTests(() => createBilling());
const wire = openForAllTests(() => startWire(null));

it('103. holds up its own calls alone, which end in 503, and for less than the eighty seconds of its library', async () => {
  const buyer = await billing.signUp();
  const { services } = billing;
  const usual = services.stripe;
  services.stripe = makeStripe({
    secretKey: services.config.stripe.secretKey,
    emulator: { host: '127.0.0.1', port: () => wire.port, basePath: '' },
  });
  expect(services.stripe.getApiField('timeout')).toBeLessThanOrEqual(10_000);
  let isOver = false;
  const checkout = billing.checkout(buyer).finally(() => {
    isOver = true;
  });
  for (let round = 0; round < 50; round += 1) {
    const read = await asAccount(`${billing.origin}/api/auth/v2/account`, buyer.accessToken);
    expect([read.status, isOver]).toEqual([200, false]);
  }
  // The line breaks instead of waiting for the time limits in earnest.
  await wire.cut();
  const refused = await checkout;
  expect([refused.status, refused.body.error]).toEqual([503, 'service_unavailable']);
  services.stripe = usual;
  expect((await billing.checkout(buyer)).status).toBe(200);
});

import { ownTime } from '../fixtures/ownTime';
import { asAccount } from '../fixtures/service/authClient';
import { type Site, startSite } from '../fixtures/site/site';
import { inSession, openAt, signUpAt } from '../fixtures/site/siteClient';
import { startWire, type Wire } from '../fixtures/wire';

jest.setTimeout(300_000);

/**
 * Whoever asks for something else is answered within this, in milliseconds, whatever hangs: far less than the five seconds
 * for which the service waits at least, and far more than a busy machine needs.
 */
const unaffected = 2000;

async function slowestOf(count: number, ask: () => Promise<Response>): Promise<number> {
  let slowest = 0;
  for (let round = 0; round < count; round += 1) {
    const took = await ownTime(async () => {
      const answer = await ask();
      expect(answer.status).toBe(200);
      await answer.arrayBuffer();
    });
    slowest = Math.max(slowest, took);
  }
  return slowest;
}

describe('a mail server that takes connections and never says a word', () => {
  let wire: Wire;
  let site: Site;
  beforeAll(async () => {
    wire = await startWire(null);
    site = await startSite({ SMTP_URL: `smtp://127.0.0.1:${wire.port}` });
  });
  afterAll(async () => {
    await site?.close();
    await wire?.close();
  });

  it('103. holds up no answer, not even that of the call that asked for a mail', async () => {
    const account = await signUpAt(site.origin);
    const session = await openAt(site.origin);
    let number = 0;
    const sending = () => inSession(session, 'otp', { email: `someone-${number++}@example.org` });
    expect(await slowestOf(12, sending)).toBeLessThan(unaffected);
    const reading = () => asAccount(`${site.origin}/api/auth/v2/account`, account.accessToken);
    expect(await slowestOf(30, reading)).toBeLessThan(unaffected);
    expect(await slowestOf(10, () => fetch(`${site.origin}/pro`))).toBeLessThan(unaffected);
  });

  it('104. ends in less than ten seconds even while a mail hangs', async () => {
    const { code, took } = await site.stop();
    expect(code).toBe(0);
    expect(took).toBeLessThan(10_000);
  });
});

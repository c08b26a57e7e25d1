import { request } from 'node:http';
import { asAccount, signUp } from '@/tests/fixtures/service/authClient';
import { openServiceSite } from '@/tests/fixtures/service/serviceSite';

const site = openServiceSite();

it.each(['/token', '/otp', '/account/edit'])(
  '139. a client of %s that leaves before its body has arrived is no failure of ours',
  async (path) => {
    const { accessToken } = await signUp(site.origin);
    const leaving = request(site.base + path, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${accessToken}`,
        'content-type': 'application/json',
        'content-length': 20,
      },
    });
    const gone = new Promise((resolve) => leaving.on('error', resolve));
    leaving.write('{');
    // What the call does before its body has arrived is done by the time that another one is answered.
    for (let round = 0; round < 3; round += 1) await asAccount(`${site.base}/account`, accessToken);
    leaving.destroy();
    await gone;
    for (let round = 0; round < 3; round += 1) await asAccount(`${site.base}/account`, accessToken);
    expect(site.services.logLines.join('\n')).not.toMatch(/unavailable|failed/);
    expect(await site.services.metrics.text()).not.toContain('status="5xx"');
  },
);

import { connect } from 'node:net';
import { setInterval as ticks } from 'node:timers/promises';
import { openForAllTests } from '@/tests/fixtures/openForAllTests';
import { ownTime } from '../fixtures/ownTime';
import { startSite } from '../fixtures/site/site';

jest.setTimeout(300_000);

const site = openForAllTests(() => startSite());

/** Opens a connection, says `start`, then a letter a second; resolves to the seconds until the site ended it. */
function held(start: string): Promise<number> {
  const { hostname, port } = new URL(site.origin);
  const opened = Date.now();
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () => socket.write(start));
    const timer = setInterval(() => start && socket.write('a'), 1000);
    socket.on('error', () => {});
    socket.on('close', () => {
      clearInterval(timer);
      resolve((Date.now() - opened) / 1000);
    });
    socket.resume();
  });
}

it('119. H1: who trickles a request or says nothing is shut out within half a minute, and nobody else notices', async () => {
  const lines = [
    '',
    'GET ',
    'GET / HTTP/1.1\r\nHost: site.example\r\nX-Slow: ',
    'POST /api/auth/v2/otp HTTP/1.1\r\n',
  ];
  const waits = Promise.all(lines.flatMap((start) => Array.from({ length: 50 }, () => held(start))));
  let slowest = 0;
  let over = false;
  void waits.then(() => {
    over = true;
  });
  // Somebody else's visits meanwhile, four a second.
  for await (const _ of ticks(250)) {
    if (over) break;
    const took = await ownTime(async () => expect((await fetch(`${site.origin}/pro`)).status).toBe(200));
    slowest = Math.max(slowest, took);
  }
  const seconds = await waits;
  expect(Math.max(...seconds)).toBeLessThan(30);
  // A request on its way is given the time that a slow line needs.
  expect(Math.min(...seconds)).toBeGreaterThan(15);
  expect(slowest).toBeLessThan(2000);
});

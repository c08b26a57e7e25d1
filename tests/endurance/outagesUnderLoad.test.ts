import { setTimeout as pause } from 'node:timers/promises';
import { purchasesAtStripe } from '../fixtures/load/crowd';
import { finishes } from '../fixtures/load/expectations';
import { expectedWhenAway, keepTrying } from '../fixtures/load/keepTrying';
import { ownTime } from '../fixtures/ownTime';
import { startSiteBehindWire } from '../fixtures/site/siteBehindWire';
import { until } from '../fixtures/until';

jest.setTimeout(600_000);

/** How long each part is away, in seconds. */
const outage = 30;
/** Buyers at a site at the same time. */
const atOnce = 2;
/** The pace of a visitor between two rounds of pages, in milliseconds. */
const betweenRounds = 300;
/** A page or a check of health is answered within this, in milliseconds, while many sites share the machine. */
const documentLimit = 5000;
/** After the outage everybody has what was bought within this, in milliseconds. */
const recoveryLimit = 60_000;

type Part = 'mail' | 'stripe' | 'database';
type Manner = 'gone' | 'hanging';

/** Asks again and again for what needs no part, and keeps the slowest answer. */
function watchDocuments(origin: string) {
  let open = true;
  let slowest = 0;
  const statuses = new Set<number>();
  const watching = (async () => {
    while (open) {
      for (const path of ['/', '/pro', '/health']) {
        const took = await ownTime(async () => {
          const answer = await fetch(origin + path);
          await answer.arrayBuffer();
          statuses.add(answer.status);
        });
        slowest = Math.max(slowest, took);
      }
      await pause(betweenRounds);
    }
  })();
  return {
    stop: async () => {
      open = false;
      await watching;
      return { slowest, statuses: [...statuses] };
    },
  };
}

const faults: [Part, Manner][] = [
  ['mail', 'gone'],
  ['mail', 'hanging'],
  ['stripe', 'gone'],
  ['stripe', 'hanging'],
  ['database', 'gone'],
  ['database', 'hanging'],
];

it.concurrent.each(faults)(
  '101. 103. under load, %s %s for half a minute: clear answers, and nothing lost or doubled',
  async (part, manner) => {
    const { site, away, close } = await prepare(part);
    try {
      const load = keepTrying(site, atOnce);
      await until('a first buyer', async () => (load.crowd.length > atOnce ? true : null));
      const documents = watchDocuments(site.origin);
      const [before, came] = [load.met.length, load.crowd.length];
      await away(manner);
      const [ended, comers] = [Date.now(), load.crowd.length - came];
      await until('the site to be ready', async () =>
        (await fetch(`${site.origin}/ready`)).status === 200 ? true : null,
      );
      await load.stop();
      const { slowest, statuses } = await documents.stop();
      expect(Date.now() - ended).toBeLessThan(recoveryLimit);
      expect(before).toBe(0);
      expect(load.met.filter((message) => !expectedWhenAway.test(message))).toEqual([]);
      // Without mail, buyers wait for their code; only those who have it make room for others. All else is told to them.
      if (part === 'mail') expect(comers).toBeLessThanOrEqual(atOnce);
      else expect(load.met.length).toBeGreaterThan(0);
      expect(statuses).toEqual([200]);
      expect(slowest).toBeLessThan(documentLimit);
      // The clock was turned by minutes, so a mail that was refused all the time waits for minutes until its next try.
      await site.turnClock(900);
      for (const buyer of load.crowd) await finishes(site, buyer);
      expect(await purchasesAtStripe(site)).toBe(load.crowd.length);
    } finally {
      await close();
    }
  },
);

/** A site of its own, and the way to take one part of it away for the time of the outage. */
async function prepare(part: Part) {
  const { site, wire, close } = await startSiteBehindWire({ DATABASE_POOL_SIZE: '4' });
  const line = part === 'database' ? wire : null;
  const away = async (manner: Manner) => {
    if (manner === 'hanging') line?.hang();
    else await line?.cut();
    if (!line) await site.outage(part, outage, manner);
    // Real time: the part is away for the site's own time-outs, which no turned clock shortens.
    await pause(outage * 1000);
    await line?.restore();
  };
  return { site, away, close };
}

import * as fc from 'fast-check';
import { day, hour } from '@/server/clock';
import { openServiceSite } from '@/tests/fixtures/service/serviceSite';
import { live, promises, story } from './limitWalk';

const site = openServiceSite({ trustedProxyHops: 1 });
const numRuns = process.env.TEST_TIER === 'all' ? 100 : 8;
/** The same stories each time, so that no change is refused by chance. */
const seed = 4;
const most = (times: readonly number[], span: number) =>
  Math.max(0, ...times.map((start) => times.filter((time) => time >= start && time < start + span).length));

it('128. 130. 131. 132. strangers guess little and mail little, and the owner always gets in, in any order of things', async () => {
  const seen = { stories: 0, guesses: 0, mails: 0, signIns: 0, byLongCode: 0, longestWait: 0 };
  await fc.assert(
    fc.asyncProperty(story, async (events) => {
      seen.stories += 1;
      const lived = await live(site, `walked${seen.stories}@example.com`, events);
      seen.guesses += lived.guesses.length;
      seen.mails += lived.mails.length;
      seen.signIns += lived.signIns;
      seen.byLongCode += lived.byLongCode;
      seen.longestWait = Math.max(seen.longestWait, lived.longestWait);
      expect(lived.strangersIn).toBe(0);
      expect(most(lived.guesses, day)).toBeLessThanOrEqual(promises.guessesByStrangers);
      expect(most(lived.mails, hour)).toBeLessThanOrEqual(promises.mailsAnHour);
      expect(most(lived.mails, day)).toBeLessThanOrEqual(promises.mailsADay);
    }),
    { numRuns, seed, endOnFailure: process.env.TEST_TIER !== 'all' },
  );
  process.stdout.write(`${JSON.stringify(seen)}\n`);
}, 600_000);

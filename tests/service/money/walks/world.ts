import { day, minute, second } from '@/server/clock';
import type { SignedUp } from '@/tests/fixtures/service/authClient';
import { customerOf } from '../atStripe';
import { createMoneyShop, type MoneyShop } from '../moneyShop';
import { type MailRead, newMails, type Person } from '../places';
import { deleteAccount, type PastName, pasts, recordOf } from './accounts';
import { invariants } from './invariants';
import { type Reading, readPerson } from './reading';
import { promisesMet } from './statesAndEvents';
import type { Weather } from './weather';

/** One person of a walk, who may have had accounts before. */
export type Walker = Person & {
  name: string;
  /** True once the account has an address of its own. */
  hasAddress: boolean;
  /** Accounts that this person has deleted. */
  gone: Gone[];
};

/** An account that was deleted. `charged`: how many payments there were before. */
export type Gone = { buyer: SignedUp; customer: string | null; charged: number };

/** What one step does. `may` is asked what was read last of the person who takes it. */
export type Step = {
  says: string;
  may: (seen: Reading, person: Walker) => boolean;
  /** True for one that waits for a code by mail, with which all others go out: nobody takes a step at that moment. */
  isMailedCode?: boolean;
  act: (world: World, person: Walker) => Promise<void>;
};

/** Who takes which step. */
export type Turn = { step: Step; who: number };

/** A person, what was read last, and by which a change of it is noticed. */
export type Seen = { person: Walker; reading: Reading; record: string };

/** One step and what was read before and after it, of one person. */
export type Passage = {
  says: string;
  shop: MoneyShop;
  person: Walker;
  /** True for the one who took the step. */
  acted: boolean;
  before: Reading;
  after: Reading;
};

/** How long before a date the site does something by itself. */
const stops = [35 * day, 3 * day, 0];
const names = ['Anna', 'Ben'];

/** The shop with the people of one walk in it, and what was last read of each. */
export type World = {
  shop: MoneyShop;
  people: Seen[];
  taken: string[];
  /** How somebody stood, which mails came, and what came true of the table of states and events. */
  met: Set<string>;
  readingOf: (person: Walker) => Reading;
  buy: (person: Walker, order: { productId: string; card: string; withoutTrial: boolean }) => Promise<void>;
  passTime: (milliseconds: number) => Promise<void>;
  take: (turns: readonly Turn[], weather: Weather) => Promise<void>;
  forget: (person: Walker) => Promise<void>;
};

/** `past`: that of the first of them. */
export async function openWorld(languages: readonly string[], past: PastName | null = null): Promise<World> {
  const shop = await createMoneyShop();
  const people: Seen[] = [];
  for (const [index, language] of languages.entries()) {
    const person: Walker = {
      name: names[index] ?? '',
      buyer: await shop.signUp(),
      language,
      email: `${names[index]?.toLowerCase()}@example.org`,
      store: null,
      country: 'US',
      said: {},
      hasAddress: false,
      gone: [],
    };
    if (past && index === 0) await pasts[past].does(shop, person);
    people.push({ person, record: '', reading: await readPerson(shop, person, { mails: [], before: null }) });
  }
  /** The sentences of the steps that were taken. */
  const taken: string[] = past ? [`${names[0]} ${pasts[past].says}`] : [];
  const met = new Set<string>();

  /** What arrived since the last look. */
  const inbox = new Map<string, readonly MailRead[]>();
  async function collectMails(): Promise<void> {
    for (const [email, mails] of await newMails(shop))
      inbox.set(email, [...(inbox.get(email) ?? []), ...mails]);
  }
  function readingOf(person: Walker): Reading {
    const seen = people.find((one) => one.person === person);
    if (!seen) throw new Error('Nobody knows this person.');
    return seen.reading;
  }

  const world: World = {
    shop,
    people,
    taken,
    met,
    readingOf,
    /** Buys on the pages, answers the bank, and waits for what follows. */
    async buy(person, { card, ...order }) {
      const { language, email, country } = person;
      const headers = { 'accept-language': language, 'x-country': country };
      const { status, body } = await shop.checkout(person.buyer, { ...order, locale: language }, headers);
      if (status !== 200) throw new Error(`The purchase answered ${status} ${JSON.stringify(body)}.`);
      person.said.checkout = await shop.pay(String(body.checkoutUrl), { card, email, country });
    },
    /** Time passes, but no further than to the next moment at which something is due, so that each is looked at. */
    async passTime(milliseconds: number): Promise<void> {
      const now = shop.services.clock.now();
      const moments = people.flatMap(({ reading: { truth } }) =>
        stops.map((lead) => (truth.date ?? 0) - lead + minute),
      );
      const left = [...moments.filter((at) => at > now), now + milliseconds].map((at) => at - now);
      await shop.pass(Math.min(...left));
      for (const { person } of people) person.buyer = await shop.signInAgain(person.buyer);
    },
    /** Takes these steps at the same moment, reads everybody, and holds what was read to the invariants. */
    async take(turns: readonly Turn[], weather: Weather): Promise<void> {
      const actors = turns.flatMap(({ step, who }) => {
        const seen = people[who];
        return seen ? [{ step, seen, says: sentenceOf(step, seen.person) }] : [];
      });
      const sentence = actors.map(({ says }) => says).join(', and at the same moment ');
      taken.push(weather.says ? `${sentence}, ${weather.says}` : sentence);
      // Nobody is as fast as to do two things in one second, by which Stripe counts.
      shop.services.clock.advance(second);
      await weather.around(shop, async () => {
        const atOnce = actors.filter(({ step }) => !step.isMailedCode);
        await Promise.all(atOnce.map(({ step, seen }) => step.act(world, seen.person)));
        for (const { step, seen } of actors.filter((actor) => !atOnce.includes(actor))) {
          await collectMails();
          await step.act(world, seen.person);
        }
      });
      await collectMails();
      const arrived = new Map(inbox);
      inbox.clear();
      const broken: string[] = [];
      for (const seen of people) {
        const { person, reading: before } = seen;
        const mails = arrived.get(person.email) ?? [];
        const own = actors.find((actor) => actor.seen === seen);
        const acted = own !== undefined;
        const says = own?.says ?? sentence;
        // Of somebody else’s step, a bystander notices nothing: no mail, and no change of what we have on record.
        const record = await recordOf(shop.services, person);
        const isLater = shop.services.clock.now() - before.at >= minute;
        if (!acted && mails.length === 0 && record === seen.record && !isLater) continue;
        seen.record = record;
        const after = await readPerson(shop, person, { mails, before });
        const passage = { says, shop, person, acted, before, after };
        for (const { says: sentence, broken: by } of invariants) {
          const found = await by(passage);
          broken.push(...found.map((what) => `“${sentence}” is broken for ${person.name}: ${what}`));
        }
        seen.reading = after;
        for (const promise of promisesMet(passage)) met.add(promise);
        met.add(after.truth.standing);
        met.add(`in the store: ${after.truth.store}`);
        for (const { template } of mails) met.add(`mail: ${template}`);
      }
      if (broken.length > 0) throw new Error(broken.join('\n'));
    },
    /** The person deletes the account, and is somebody new from then on. */
    async forget(person: Walker): Promise<void> {
      const { buyer } = person;
      const customer = await customerOf(shop.services, buyer.accountId);
      await deleteAccount(shop, person);
      person.gone.push({ buyer, customer, charged: readingOf(person).charges.length });
      person.buyer = await shop.signUp();
      person.store = null;
      person.hasAddress = false;
      person.said = {};
      await shop.pass(0);
    },
  };
  return world;
}

function sentenceOf({ says }: Step, { name, language }: Walker): string {
  return says.startsWith('time:') ? says.slice(5) : `${name} (${language}) ${says}`;
}

import { removeFakeApp } from 'fake-apps/fakeApp';
import type { FakeAppOptions, FakeBehavior } from 'fake-apps/fakeAppOptions';
import type { RemovalProfile } from '@/lib/contract/native/brokerRemoval';
import { listEdits } from '@/lib/native/removal/listEdits';
import { openRemovalApp } from '@/lib/native/removal/removalApp';
import { freshPage } from './page';

afterEach(removeFakeApp);

const ada = { first: 'Ada', last: 'Example' };
const adele = { first: 'Adele', last: 'Example' };
const grace = { first: 'Grace', last: 'Sample' };
const here = { street: '1 High St', city: 'Austin', state: 'TX', zipCode: '78701' };
const there = { ...here, street: '2 Low St' };
const place = { city: 'Boise', state: 'ID' };

function removalIn(options: Partial<FakeAppOptions> = {}) {
  const { target, app: fake } = freshPage({ app: 'apple-new', system: 'macos', ...options });
  const app = openRemovalApp(target);
  if (!app) throw new Error('there is no app');
  const edits = () =>
    fake.sent
      .filter(({ method }) => /Profile$/.test(method) && !/^(get|save)/.test(method))
      .map(({ method, params }) => [method, params]);
  return { app, fake, edits };
}

const profile = (
  names: RemovalProfile['names'],
  addresses: RemovalProfile['addresses'] = [here],
): RemovalProfile => ({
  names,
  birthYear: 1990,
  addresses,
});

describe('saving a profile', () => {
  it('puts a changed name and address in the place of the old ones', async () => {
    const { app, fake, edits } = removalIn();
    await app.save(profile([ada, grace]));
    fake.sent.length = 0;
    await app.save(profile([adele, grace], [there]));
    expect(edits()).toEqual([
      ['setNameAtIndexInCurrentUserProfile', { index: 0, name: adele }],
      ['setBirthYearForCurrentUserProfile', { year: 1990 }],
      ['setAddressAtIndexInCurrentUserProfile', { index: 0, address: there }],
    ]);
    expect(await app.profile()).toEqual(profile([adele, grace], [there]));
  });

  it('takes away what has nothing in its place, and adds what has none to take', async () => {
    const { app, fake, edits } = removalIn();
    await app.save(profile([ada, grace]));
    fake.sent.length = 0;
    await app.save(profile([grace], [here, there]));
    expect(edits()).toEqual([
      ['removeNameAtIndexFromCurrentUserProfile', { index: 0 }],
      ['setBirthYearForCurrentUserProfile', { year: 1990 }],
      ['addAddressToCurrentUserProfile', there],
    ]);
    expect(await app.profile()).toEqual(profile([grace], [here, there]));
  });

  const never = { success: false };

  it.each(['apple-new', 'apple-2025', 'android'] as const)(
    'can be tried again after it failed half-way, in %s',
    async (name) => {
      const behavior: Record<string, FakeBehavior> = {};
      const { app } = removalIn({ app: name, behavior });
      await app.save(profile([ada, grace]));
      behavior.saveProfile = { result: never };
      await expect(app.save(profile([grace], [place]))).rejects.toMatchObject({ what: 'profile' });
      delete behavior.saveProfile;
      await app.save(profile([grace, adele], [place]));
      const saved = await app.profile();
      expect(saved?.addresses).toEqual([place]);
      expect(new Set(saved?.names)).toEqual(new Set([grace, adele]));
    },
  );

  it('adds again what the app refused once', async () => {
    const behavior: Record<string, FakeBehavior> = { addAddressToCurrentUserProfile: { result: never } };
    const { app } = removalIn({ behavior });
    await expect(app.save(profile([ada]))).rejects.toMatchObject({ what: 'address' });
    delete behavior.addAddressToCurrentUserProfile;
    await app.save(profile([ada]));
    expect(await app.profile()).toEqual(profile([ada]));
  });

  it('does not replace with the same what an Android app keeps only in part', async () => {
    const { app, edits, fake } = removalIn({ app: 'android' });
    const jr = { ...ada, suffix: 'Jr' };
    await app.save(profile([jr], [here, there]));
    fake.sent.length = 0;
    await app.save(profile([jr, grace], [here, place]));
    expect(edits()).toEqual([
      ['addNameToCurrentUserProfile', grace],
      ['setBirthYearForCurrentUserProfile', { year: 1990 }],
      ['addAddressToCurrentUserProfile', place],
    ]);
    const austin = { city: 'Austin', state: 'TX' };
    expect(await app.profile()).toEqual(profile([ada, grace], [austin, place]));
  });

  it.each([
    [[], [1, 2]],
    [[1, 2, 3], []],
    [
      [1, 2, 3],
      [3, 1],
    ],
    [
      [1, 2, 3],
      [4, 2, 5, 6],
    ],
    [
      [1, 2, 3, 4],
      [9, 3],
    ],
  ])('the edits lead from %j to %j, with no two alike on the way', (known, wanted) => {
    const { changed, removed, added } = listEdits(known, wanted, (one, other) => one === other);
    const list = [...known];
    const apart = () => expect(new Set(list).size).toBe(list.length);
    for (const { index, value } of changed) {
      list[index] = value;
      apart();
    }
    for (const index of removed) list.splice(index, 1);
    for (const value of added) {
      list.push(value);
      apart();
    }
    expect([...list].sort()).toEqual([...wanted].sort());
  });
});

describe('the way past the VPN', () => {
  it('is told, and changed, with the version of the protocol', async () => {
    const { app, fake } = removalIn();
    expect(await app.vpnExclusion()).toBe(false);
    await app.setVpnExclusion(true);
    expect(fake.sent.at(-1)).toMatchObject({
      method: 'setVpnExclusionSetting',
      params: { enabled: true, version: 8 },
    });
    expect(await app.vpnExclusion()).toBe(true);
  });

  it.each([
    ['an app that does not know it', { system: 'ios' }],
    ['one that has none', { behavior: { getVpnExclusionSetting: { result: { enabled: null } } } }],
  ] as const)('is null in %s', async (_name, options) => {
    expect(await removalIn(options).app.vpnExclusion()).toBeNull();
  });

  it('is refused aloud', async () => {
    const behavior = { setVpnExclusionSetting: { result: { success: false } } };
    await expect(removalIn({ behavior }).app.setVpnExclusion(true)).rejects.toMatchObject({
      what: 'setting',
    });
  });
});

it.each(['apple-new', 'android'] as const)('tells who has no subscription: %s', async (app) => {
  expect((await removalIn({ app, token: null }).app.begin()).free).toBe(true);
  expect((await removalIn({ app, token: 'token' }).app.begin()).free).toBe(false);
});

describe('the form for feedback', () => {
  const behavior = { getFeatureConfig: { result: { useUnifiedFeedback: true } } };

  it.each([
    ['apple-new', 0, true],
    ['apple-new', 5, false],
    ['android', 5, true],
  ] as const)('is opened where the app has one: %s with %i touch points', async (app, touchPoints, has) => {
    const { target, app: fake } = freshPage({ app, behavior });
    const open = await openRemovalApp(target, touchPoints)?.feedback();
    expect(open !== null).toBe(has);
    open?.();
    expect(fake.sent.some(({ method }) => method === 'openSendFeedbackModal')).toBe(has);
  });
});

it.each([true, false, null])('tells whether a trial is possible: %j', async (trial) => {
  const userdata = {
    isAuthenticatedUser: false,
    ...(trial === null ? {} : { isUserEligibleForFreeTrial: trial }),
  };
  const behavior = { handshake: { result: { version: 8, success: true, userdata } } };
  expect(await removalIn({ behavior }).app.begin()).toEqual({ free: true, trial });
});

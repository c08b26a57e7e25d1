import { removeFakeApp } from 'fake-apps/fakeApp';
import type { FakeAppOptions, FakeBehavior } from 'fake-apps/fakeAppOptions';
import * as fc from 'fast-check';
import type { RemovalProfile } from '@/lib/contract/native/brokerRemoval';
import { openRemovalApp, type RemovalApp } from '@/lib/native/removal/removalApp';
import { openRecords } from '@/lib/native/removal/removalRecords';
import { listEdits } from '@/lib/native/removal/saveProfile';
import { freshPage } from './page';

afterEach(() => {
  jest.useRealTimers();
  removeFakeApp();
});

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

/** The same after a save. What it answers from then on is set in `behavior`. */
async function removalAfter(names: RemovalProfile['names'], options: Partial<FakeAppOptions> = {}) {
  const behavior: Record<string, FakeBehavior> = {};
  const removal = removalIn({ ...options, behavior });
  await removal.app.save(profile(names));
  removal.fake.sent.length = 0;
  return { ...removal, behavior };
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
    const { app, edits } = await removalAfter([ada, grace]);
    await app.save(profile([adele, grace], [there]));
    expect(edits()).toEqual([
      ['setNameAtIndexInCurrentUserProfile', { index: 0, name: adele }],
      ['setBirthYearForCurrentUserProfile', { year: 1990 }],
      ['setAddressAtIndexInCurrentUserProfile', { index: 0, address: there }],
    ]);
    expect(await app.profile()).toEqual(profile([adele, grace], [there]));
  });

  it('takes away what has nothing in its place, and adds what has none to take', async () => {
    const { app, edits } = await removalAfter([ada, grace]);
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
      const { app, behavior } = await removalAfter([ada, grace], { app: name });
      behavior.saveProfile = { result: never };
      await expect(app.save(profile([grace], [place]))).rejects.toMatchObject({ what: 'profile' });
      delete behavior.saveProfile;
      await app.save(profile([grace, adele], [place]));
      const saved = await app.profile();
      expect(saved?.addresses).toEqual([place]);
      expect(new Set(saved?.names)).toEqual(new Set([grace, adele]));
    },
  );

  describe.each(['apple-new', 'apple-2025'] as const)('on a page that was loaded anew, in %s', (name) => {
    const mary = { first: 'Mary', last: 'Model' };

    /** The page as it is after a reload: the app around it is the same, and holds what the page before had sent. */
    function reloaded(): RemovalApp {
      const app = openRemovalApp({ webkit: Reflect.get(window, 'webkit'), navigator });
      if (!app) throw new Error('there is no app');
      return app;
    }

    it.each([
      ['removed', [ada, mary], [ada, mary]],
      ['replaced', [ada, adele, mary], [ada, adele, mary]],
      ['replaced elsewhere', [ada, adele, mary], [adele, grace, mary]],
      ['added', [ada, grace, mary, adele], [ada, grace, mary, adele]],
      ['added and taken back', [ada, grace, mary, adele], [ada, grace]],
    ])(
      'saves what is wanted after a name was %s by a save that failed half-way',
      async (_how, failed, names) => {
        const { app, behavior } = await removalAfter([ada, grace, mary], { app: name });
        behavior.setBirthYearForCurrentUserProfile = { result: never };
        await expect(app.save(profile(failed))).rejects.toMatchObject({ what: 'year' });
        delete behavior.setBirthYearForCurrentUserProfile;
        const next = reloaded();
        await next.save(profile(names));
        const saved = await next.profile();
        expect(new Set(saved?.names)).toEqual(new Set(names));
        expect(saved?.names).toHaveLength(names.length);
      },
    );

    it('saves what the app has heard once before, but has not saved', async () => {
      const behavior: Record<string, FakeBehavior> = { addAddressToCurrentUserProfile: { result: never } };
      const { app } = removalIn({ app: name, behavior });
      await expect(app.save(profile([ada]))).rejects.toMatchObject({ what: 'address' });
      delete behavior.addAddressToCurrentUserProfile;
      const next = reloaded();
      await next.save(profile([ada]));
      expect(await next.profile()).toEqual(profile([ada]));
    });

    it('still tells what the app refuses for good', async () => {
      const behavior: Record<string, FakeBehavior> = { addNameToCurrentUserProfile: { result: never } };
      removalIn({ app: name, behavior });
      await expect(reloaded().save(profile([ada]))).rejects.toMatchObject({ what: 'name' });
    });
  });

  describe('whose answer comes too late', () => {
    beforeEach(() => jest.useFakeTimers());

    /** The outcome of work that takes until the given time at most, in milliseconds. */
    async function outcomeIn(milliseconds: number, work: Promise<unknown>) {
      const outcome = work.then(
        () => 'saved',
        (error: Error) => error.name,
      );
      await jest.advanceTimersByTimeAsync(milliseconds);
      return outcome;
    }

    it.each([
      ['removeNameAtIndexFromCurrentUserProfile', [grace]],
      ['addNameToCurrentUserProfile', [ada, adele, grace, { first: 'Mary', last: 'Model' }]],
      ['setNameAtIndexInCurrentUserProfile', [ada, adele, { first: 'Mary', last: 'Model' }]],
    ] as const)('%s is not repeated', async (method, names) => {
      const { app, fake, behavior } = await removalAfter([ada, adele, grace]);
      behavior[method] = { delay: 20_000 };
      expect(await outcomeIn(15_000, app.save(profile([...names])))).toBe('NativeError');
      await jest.advanceTimersByTimeAsync(5_000);
      delete behavior[method];
      expect(await outcomeIn(100, app.save(profile([...names])))).toBe('saved');
      const saved = await app.profile();
      expect(new Set(saved?.names)).toEqual(new Set(names));
      expect(fake.sent.filter((sent) => sent.method === method && sent.id)).toHaveLength(
        method.startsWith('remove') ? 2 : 1,
      );
    });

    it('is waited for before anything else is changed', async () => {
      const { app, edits, fake, behavior } = await removalAfter([ada, grace]);
      behavior.removeNameAtIndexFromCurrentUserProfile = { delay: 40_000 };
      expect(await outcomeIn(15_000, app.save(profile([grace])))).toBe('NativeError');
      fake.sent.length = 0;
      expect(await outcomeIn(15_000, app.save(profile([grace])))).toBe('NativeError');
      expect(edits()).toEqual([]);
      expect(await outcomeIn(15_000, app.save(profile([grace])))).toBe('saved');
      expect((await app.profile())?.names).toEqual([grace]);
    });

    it('holds back the save that follows, which then goes on from what the first one left', async () => {
      const { app, behavior } = await removalAfter([ada, adele, grace]);
      behavior.removeNameAtIndexFromCurrentUserProfile = { delay: 5_000 };
      const first = app.save(profile([grace]));
      const second = app.save(profile([adele, grace]));
      expect(await outcomeIn(30_000, Promise.all([first, second]))).toBe('saved');
      expect(new Set((await app.profile())?.names)).toEqual(new Set([adele, grace]));
    });

    it('holds back a deletion, so that nothing is saved after it', async () => {
      const behavior: Record<string, FakeBehavior> = {};
      const { app } = removalIn({ behavior });
      behavior.addNameToCurrentUserProfile = { delay: 5_000 };
      const saving = app.save(profile([ada]));
      const deleting = app.deleteProfile();
      expect(await outcomeIn(30_000, Promise.all([saving, deleting]))).toBe('saved');
      expect(await app.profile()).toBeNull();
    });

    it('is not waited for any more once the profile was deleted', async () => {
      const behavior: Record<string, FakeBehavior> = { addNameToCurrentUserProfile: { silent: true } };
      const { app } = removalIn({ behavior });
      expect(await outcomeIn(15_000, app.save(profile([ada])))).toBe('NativeError');
      delete behavior.addNameToCurrentUserProfile;
      expect(await outcomeIn(100, app.deleteProfile())).toBe('saved');
      expect(await outcomeIn(100, app.save(profile([grace])))).toBe('saved');
      expect((await app.profile())?.names).toEqual([grace]);
    });

    it('is not waited for in an Android app, which starts over', async () => {
      const behavior: Record<string, FakeBehavior> = {};
      const { app } = removalIn({ app: 'android', behavior });
      await outcomeIn(100, app.save(profile([ada])));
      behavior.addNameToCurrentUserProfile = { silent: true };
      expect(await outcomeIn(15_000, app.save(profile([ada, grace])))).toBe('NativeError');
      delete behavior.addNameToCurrentUserProfile;
      expect(await outcomeIn(100, app.save(profile([ada, grace])))).toBe('saved');
      const held = app.profile();
      await jest.advanceTimersByTimeAsync(100);
      expect((await held)?.names).toEqual([ada, grace]);
    });
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

  it('the edits lead from any list to any other, with no two alike on the way', () => {
    const anyList = fc.uniqueArray(fc.nat(9));
    fc.assert(
      fc.property(anyList, anyList, (known, wanted) => {
        const { changed, removed, added } = listEdits(known, wanted, (one, other) => one === other);
        const list = [...known];
        const apart = () => expect(new Set(list).size).toBe(list.length);
        for (const { index, value } of changed) {
          list[index] = value;
          apart();
        }
        for (const index of removed) list.splice(index, 1);
        list.push(...added);
        apart();
        expect([...list].sort()).toEqual([...wanted].sort());
      }),
    );
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

it.each(['apple-new', 'android'] as const)('takes the screens that %s asks for, and no other', (name) => {
  const { app, fake } = removalIn({ app: name });
  const seen: string[] = [];
  app.onState((state) => seen.push(state));
  const event = { context: 'dbpui', featureName: 'dbpuiCommunication', subscriptionName: 'setState' };
  for (const state of ['Dashboard', 'Elsewhere', 'Onboarding']) fake.push({ ...event, params: { state } });
  expect(seen).toEqual(['Dashboard', 'Onboarding']);
});

describe('the form for feedback', () => {
  const behavior = { getFeatureConfig: { result: { useUnifiedFeedback: true, usePaidDuckAi: null } } };

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

it.each([
  [
    { isAuthenticatedUser: false, isUserEligibleForFreeTrial: true },
    { free: true, trial: true },
  ],
  [
    { isAuthenticatedUser: false, isUserEligibleForFreeTrial: false },
    { free: true, trial: false },
  ],
  [{ isAuthenticatedUser: false }, { free: true, trial: null }],
  [{ isAuthenticatedUser: null }, { free: false, trial: null }],
])('goes by what the app says of the person: %j', async (userdata, access) => {
  const behavior = { handshake: { result: { version: 8, success: true, userdata } } };
  expect(await removalIn({ behavior }).app.begin()).toEqual(access);
});

it.each(['token', null])('goes by the token, %j, where an app says nothing of the person', async (token) => {
  expect((await removalIn({ app: 'android', token }).app.begin()).free).toBe(token === null);
});

it('goes on where an app says null for what it does not know', async () => {
  const userdata = { isAuthenticatedUser: true, isUserEligibleForFreeTrial: null };
  const match = {
    dataBroker: { name: 'Site', url: 'people.example', date: null },
    name: 'Ada Example',
    addresses: [],
    alternativeNames: null,
    relatives: null,
    foundDate: 1,
    hasMatchingRecordOnParentBroker: null,
  };
  const scanDate = { date: 1, dataBrokers: [] };
  const behavior = {
    handshake: { result: { version: 8, success: true, userdata, userData: null } },
    getCurrentUserProfile: { result: { version: null, success: false } },
    getBackgroundAgentMetadata: { result: { lastRunAppVersion: '1', isAgentRunning: null } },
    maintenanceScanStatus: {
      result: {
        inProgressOptOuts: [match],
        completedOptOuts: [],
        scanSchedule: { lastScan: scanDate, nextScan: scanDate },
        scanHistory: { sitesScanned: 1 },
      },
    },
  };
  const { app } = removalIn({ behavior });
  expect(await app.begin()).toEqual({ free: false, trial: null });
  expect(await app.profile()).toBeNull();
  expect(await app.agentRuns()).toBe(true);
  const [record] = openRecords((await app.maintenanceScan())?.inProgressOptOuts ?? [], {
    now: Date.now(),
    free: false,
  });
  expect(record).toMatchObject({ withParent: false, relatives: [] });
});

it.each([
  ['agrees on the protocol', 'handshake', (app: RemovalApp) => app.begin()],
  ['tells the profile', 'getCurrentUserProfile', (app: RemovalApp) => app.profile()],
  ['starts the search', 'startScanAndOptOut', (app: RemovalApp) => app.startScan()],
  ['hides a record', 'removeOptOutFromDashboard', (app: RemovalApp) => app.hide(1)],
  ['changes the way past the VPN', 'setVpnExclusionSetting', (app: RemovalApp) => app.setVpnExclusion(true)],
] as const)('an app that %s slowly has not failed', async (_what, method, act) => {
  jest.useFakeTimers();
  const { app } = removalIn({ behavior: { [method]: { delay: 5_000 } } });
  const done = act(app).then(
    () => 'done',
    (error: Error) => error.message,
  );
  await jest.advanceTimersByTimeAsync(5_000);
  expect(await done).toBe('done');
});

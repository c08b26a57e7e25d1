import type { FakeAppOptions, FakeProfile, FakeWindow, SentMessage } from '../fakeAppOptions';

/** What a FAKE app knows. */
export function installFakeState(options: FakeAppOptions): void {
  const host: FakeWindow = window;
  const sent: SentMessage[] = [];
  const noProfile: FakeProfile = { names: [], birthYear: 0, addresses: [] };
  const deliver: ((event: unknown) => void)[] = [];
  const inside: NonNullable<FakeWindow['fakeApp']>['inside'] = {
    token: options.token ?? null,
    checked: null,
    profile: { ...noProfile, names: [], addresses: [] },
    savedProfile: null,
    apple: options.app === 'apple-2025' || options.app === 'apple-new',
    unknown: Symbol('unknown'),
    nothing: Symbol('nothing'),
    answers: Object.create(null),
    keep() {},
    take(method, token) {
      inside.checked = { token, at: Date.now() + (options.behavior?.[method]?.delay ?? 0) };
      inside.keepChecked();
    },
    keepChecked() {
      if (!inside.checked || Date.now() < inside.checked.at) return;
      inside.token = inside.checked.token;
      inside.checked = null;
    },
    setProfile: (profile) =>
      void Object.assign(inside.profile, JSON.parse(JSON.stringify(profile ?? noProfile))),
  };
  host.fakeApp = {
    options,
    sent,
    inside,
    receive: () => ({ kind: 'unknown', behavior: {} }),
    signIn(token) {
      inside.checked = null;
      inside.token = token;
      inside.keep();
    },
    push(event) {
      for (const one of deliver) one(event);
    },
    deliver,
  };
}

/**
 * Carries what it knows from page to page, as a real app does, in the storage of the tab: in one that a test closes to
 * the page afterward, too.
 */
export function keepFakeState(): void {
  const { fakeApp: app }: FakeWindow = window;
  if (!app) return;
  const { sent, inside } = app;
  const key = 'fake-app';
  const write = sessionStorage.setItem.bind(sessionStorage, key);
  const { sent: before = [], ...known } = JSON.parse(sessionStorage.getItem(key) ?? '{}');
  sent.push(...before);
  Object.assign(inside, known);
  inside.keep = () => {
    const { token, checked, profile, savedProfile } = inside;
    write(JSON.stringify({ sent, token, checked, profile, savedProfile }));
  };
}

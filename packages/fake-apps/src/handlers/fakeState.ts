import type { FakeAppOptions, FakeProfile, FakeWindow, SentMessage } from '../fakeAppOptions';

/** What a FAKE app keeps. The token and the messages survive a navigation, as in a real app. */
export function installFakeState(options: FakeAppOptions): void {
  const host: FakeWindow = window;
  const storageKey = 'fake-app';
  const kept = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null');
  const sent: SentMessage[] = kept?.sent ?? [];
  const noProfile: FakeProfile = { names: [], birthYear: 0, addresses: [] };
  const deliver: ((event: unknown) => void)[] = [];
  const inside: NonNullable<FakeWindow['fakeApp']>['inside'] = {
    token: kept ? kept.token : (options.token ?? null),
    checked: kept?.checked ?? null,
    profile: kept?.profile ?? { ...noProfile, names: [], addresses: [] },
    savedProfile: kept?.savedProfile ?? null,
    apple: options.app === 'apple-2025' || options.app === 'apple-new',
    unknown: Symbol('unknown'),
    nothing: Symbol('nothing'),
    answers: Object.create(null),
    keep() {
      const { token, checked, profile, savedProfile } = inside;
      sessionStorage.setItem(storageKey, JSON.stringify({ sent, token, checked, profile, savedProfile }));
    },
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

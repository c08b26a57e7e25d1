import type { FakeWindow } from '../fakeAppOptions';

/** What a FAKE app answers to changes in the profile that broker removal searches for. */
export function installProfileAnswers(): void {
  const host: FakeWindow = window;
  const fake = host.fakeApp;
  if (!fake) throw new Error('the state of the fake app comes first');
  const {
    inside,
    options: { app },
  } = fake;
  const android = app === 'android';
  const answer = (success: boolean) => ({ version: 8, success });
  /** An entry as the app keeps it: Android's keeps no more of it than it searches for. */
  const entry = (given: unknown) => {
    const fields = Object.entries(Object(given));
    const searched = ['first', 'middle', 'last', 'city', 'state'];
    return Object.fromEntries(android ? fields.filter(([name]) => searched.includes(name)) : fields);
  };
  inside.answers.profile = (method, params) => {
    const list = method.includes('Name') ? inside.profile.names : inside.profile.addresses;
    const isListed = (given: unknown) =>
      list.some((one) => JSON.stringify(one) === JSON.stringify(entry(given)));
    if (/^add(Name|Address)ToCurrent/.test(method)) {
      if (isListed(params)) return answer(false);
      list.push(entry(params));
      return answer(true);
    }
    if (/^set(Name|Address)AtIndex/.test(method)) {
      const given = params.name ?? params.address;
      const index = Number(params.index);
      if (android && (index >= list.length || isListed(given))) return answer(false);
      list[index] = entry(given);
      return answer(true);
    }
    if (/^remove(Name|Address)AtIndex/.test(method))
      return answer(list.splice(Number(params.index), 1).length > 0);
    return inside.unknown;
  };
}

/** What a FAKE app answers to the page of broker removal. */
export function installRemovalAnswers(): void {
  const host: FakeWindow = window;
  const fake = host.fakeApp;
  if (!fake) throw new Error('the state of the fake app comes first');
  const {
    inside,
    options: { app, system = 'macos' },
  } = fake;
  const { unknown, nothing, apple } = inside;
  const android = app === 'android';
  let vpnExclusion = false;
  const answer = (success: boolean) => ({ version: 8, success });
  inside.answers.dbpuiCommunication = (method, params) => {
    if (method === 'handshake') {
      const user = { isAuthenticatedUser: inside.token !== null };
      return { ...answer(params.version === 8), ...(android ? { userData: user } : { userdata: user }) };
    }
    if (method === 'getCurrentUserProfile') {
      // Android's starts over with what was saved; the newer ones of Apple go on with what was changed.
      if (android) inside.setProfile(inside.savedProfile);
      if (app === 'apple-2025') return inside.profile.names.length > 0 ? inside.profile : answer(false);
      return inside.savedProfile ?? answer(android);
    }
    const changed = inside.answers.profile?.(method, params);
    if (changed !== unknown) return changed;
    if (method === 'setBirthYearForCurrentUserProfile') inside.profile.birthYear = Number(params.year);
    if (method === 'saveProfile') {
      inside.savedProfile = JSON.parse(JSON.stringify(inside.profile));
      if (android) inside.setProfile(null);
    }
    if (method === 'deleteUserProfileData') {
      inside.savedProfile = null;
      inside.setProfile(null);
    }
    if (method === 'getVpnExclusionSetting')
      return apple && system === 'macos' ? { enabled: vpnExclusion } : unknown;
    if (method === 'setVpnExclusionSetting') vpnExclusion = params.enabled === true;
    if (method === 'getDataBrokers') return { dataBrokers: [] };
    if (method === 'initialScanStatus') {
      return { resultsFound: [], scanProgress: { currentScans: 0, totalScans: 0, scannedBrokers: [] } };
    }
    return method === 'openSendFeedbackModal' ? nothing : answer(true);
  };
}

import type { FakeWindow } from '../fakeAppOptions';

/** How a FAKE app replies to a message: as its handlers answer, or as the options say. */
export function installReplies(): void {
  const host: FakeWindow = window;
  const fake = host.fakeApp;
  if (!fake) throw new Error('the state of the fake app comes first');
  const { inside, options, sent } = fake;
  const { behavior = {} } = options;
  fake.receive = (message) => {
    const { featureName, method, params, id } = message;
    const own = behavior[method] ?? {};
    inside.keepChecked();
    sent.push(JSON.parse(JSON.stringify(message)));
    inside.keep();
    if (!(options.hosts ?? [location.hostname]).includes(location.hostname))
      return { kind: 'foreign', behavior: own };
    if (own.silent) return { kind: 'silent', behavior: own };
    if (own.error !== undefined) return { kind: 'error', message: own.error, behavior: own };
    if ('result' in own) return { kind: 'result', result: own.result, behavior: own };
    const given =
      typeof params === 'object' && params !== null ? Object.fromEntries(Object.entries(params)) : {};
    const handler = inside.answers[featureName];
    const answer = handler ? handler(method, given) : inside.unknown;
    inside.keep();
    if (answer === inside.unknown) return { kind: 'unknown', behavior: own };
    // A handler without an answer is an error in Apple's apps, and no reply at all in the others.
    if (answer === inside.nothing && id !== undefined && inside.apple) {
      return { kind: 'error', message: 'could not access encodable result', behavior: own };
    }
    if (answer === inside.nothing) return { kind: 'silent', behavior: own };
    return { kind: 'result', result: answer, behavior: own };
  };
}

import * as fc from 'fast-check';
import { channelLimits } from '@/lib/native/channel/channelLimits';
import { detailsLimit, readSubscriber } from '@/lib/subscriber/readSubscriber';
import { initialSubscriberState, overriddenState, stateOfDetails } from '@/lib/subscriber/subscriberState';

const never = new Promise<never>(() => undefined);

/** An app that answers each message with the given value, or with what the given function makes. */
function appWith(answers: Record<string, unknown>) {
  const asked: string[] = [];
  return {
    asked,
    request: async (method: string): Promise<unknown> => {
      asked.push(method);
      const answer = answers[method];
      return typeof answer === 'function' ? answer() : answer;
    },
  };
}

const handshake = { availableMessages: ['subscriptionDetails', 'getAuthAccessToken'], platform: 'ios' };

describe('subscriber state (specification §4)', () => {
  it('is UNKNOWN outside a product app', async () => {
    expect(await readSubscriber(null)).toBe('UNKNOWN');
  });

  it.each([
    [{ isSubscribed: true, status: 'Auto-Renewable' }, 'SUBSCRIBED'],
    [{ isSubscribed: true, status: 'Expired' }, 'UNSUBSCRIBED'],
    [{ isSubscribed: true, status: 'Inactive' }, 'UNSUBSCRIBED'],
    [{ isSubscribed: false }, 'UNSUBSCRIBED'],
    [{ isSubscribed: 'true' }, 'UNKNOWN'],
    [{ isSubscribed: null }, 'UNKNOWN'],
    [{}, 'UNKNOWN'],
  ])('with the record %j is %s', async (subscriptionDetails, state) => {
    const app = appWith({ handshake, subscriptionDetails });
    expect(await readSubscriber(app)).toBe(state);
    expect(app.asked).toEqual(['handshake', 'subscriptionDetails']);
  });

  describe('limits of time', () => {
    beforeEach(() => jest.useFakeTimers());
    afterEach(() => jest.useRealTimers());

    async function stateAfter(app: ReturnType<typeof appWith>, milliseconds: number): Promise<string> {
      let state: string = initialSubscriberState;
      void readSubscriber(app).then((read) => {
        state = read;
      });
      await jest.advanceTimersByTimeAsync(milliseconds);
      return state;
    }

    it('waits for details longer than for the handshake, and is ERROR when they never come', async () => {
      const app = () => appWith({ handshake, subscriptionDetails: () => never });
      expect(await stateAfter(app(), channelLimits.handshake * 2)).toBe('PENDING');
      expect(await stateAfter(app(), detailsLimit)).toBe('ERROR');
    });

    it('leaves no timer behind once the app has answered', async () => {
      await readSubscriber(appWith({ handshake, subscriptionDetails: { isSubscribed: true } }));
      expect(jest.getTimerCount()).toBe(0);
    });
  });

  it.each(['handshake', 'subscriptionDetails'])('is ERROR when %s fails', async (method) => {
    const fail = () => Promise.reject(new Error('invalid origin'));
    const app = appWith({ handshake, subscriptionDetails: { isSubscribed: true }, [method]: fail });
    expect(await readSubscriber(app)).toBe('ERROR');
  });

  it('is ERROR when the bridge throws at once', async () => {
    const request = () => {
      throw new TypeError('postMessage is not a function');
    };
    expect(await readSubscriber({ request })).toBe('ERROR');
  });

  it.each<[string | null, string | null]>([
    ['true', 'SUBSCRIBED'],
    ['false', 'UNSUBSCRIBED'],
    ...['', 'TRUE', '1', '<script>', null].map((other): [string | null, null] => [other, null]),
  ])('is forced by subscribed_override=%s: %s', (override, state) => {
    expect(overriddenState(override)).toBe(state);
  });
});

it('any answer of an app gives one of the five states', async () => {
  await fc.assert(
    fc.asyncProperty(fc.anything(), fc.anything(), async (greeting, details) => {
      const state = await readSubscriber({
        request: async (method) => (method === 'handshake' ? greeting : details),
      });
      expect(state).toMatch(/^(SUBSCRIBED|UNSUBSCRIBED|UNKNOWN|ERROR)$/);
      const said = stateOfDetails(details);
      expect(said).toMatch(/^(SUBSCRIBED|UNSUBSCRIBED|UNKNOWN)$/);
    }),
  );
});

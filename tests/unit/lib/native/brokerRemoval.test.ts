import { removeFakeApp } from 'fake-apps/fakeApp';
import {
  BrokerRemovalResponse,
  RemovalHandshake,
  RemovalProfile,
  type RemovalState,
  RemovalStateUpdate,
  removalProtocolVersion,
} from '@/lib/contract/native/brokerRemoval';
import { pageIn } from './page';

afterEach(removeFakeApp);

const name = { first: 'Ada', last: 'Example' };

describe.each(['apple-new', 'android'] as const)('the removal screens inside %s', (app) => {
  it('agree on the version and tell whether somebody is signed in', async () => {
    const { channel } = pageIn('brokerRemoval', { app, token: 'token' });
    const version = removalProtocolVersion;
    expect(await channel.request('handshake', { version }, RemovalHandshake)).toEqual({
      version,
      success: true,
      [app === 'android' ? 'userData' : 'userdata']: { isAuthenticatedUser: true },
    });
  });

  it('are refused a name that is there already', async () => {
    const { channel } = pageIn('brokerRemoval', { app });
    const add = () => channel.request('addNameToCurrentUserProfile', name, BrokerRemovalResponse);
    expect((await add()).success).toBe(true);
    expect((await add()).success).toBe(false);
  });

  it('take the states that the app asks for, and no other', () => {
    const { channel, app: fake } = pageIn('brokerRemoval', { app });
    const seen: RemovalState[] = [];
    channel.subscribe('setState', RemovalStateUpdate, ({ state }) => seen.push(state));
    const event = { context: 'dbpui', featureName: 'dbpuiCommunication', subscriptionName: 'setState' };
    for (const state of ['Dashboard', 'Elsewhere', 'Onboarding']) fake.push({ ...event, params: { state } });
    expect(seen).toEqual(['Dashboard', 'Onboarding']);
  });
});

it('a profile without a year of birth is refused', () => {
  expect(RemovalProfile.safeParse({ names: [name], addresses: [] }).success).toBe(false);
});

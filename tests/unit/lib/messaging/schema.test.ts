import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  MessageError,
  MessageResponse,
  NotificationMessage,
  RequestMessage,
  Subscription,
  SubscriptionEvent,
} from '@/lib/messaging/entry';

// Written in reverse, so that the order observed is the order of the class.
const names = { featureName: 'f', context: 'c' };
const error = new MessageError({ message: 'no' });
const subscriptionName = 's';

it.each([
  [new NotificationMessage({ params: { a: 1 }, method: 'm', ...names }), '"method":"m","params":{"a":1}'],
  [new RequestMessage({ params: {}, id: 'i', method: 'm', ...names }), '"method":"m","id":"i","params":{}'],
  [new Subscription({ subscriptionName, ...names }), '"subscriptionName":"s"'],
  [
    new MessageResponse({ error, id: 'i', result: 1, ...names }),
    '"result":1,"id":"i","error":{"message":"no"}',
  ],
  [new SubscriptionEvent({ params: 1, subscriptionName, ...names }), '"subscriptionName":"s","params":1'],
])('the order of the wire: context, featureName, then %#', (message, rest) => {
  expect(JSON.stringify(message)).toBe(`{"context":"c","featureName":"f",${rest}}`);
});

it('every entry of the package leads to a file', () => {
  const folder = join(process.cwd(), 'lib/messaging');
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const paths: string[] = [manifest.main, ...Object.values<string>(manifest.exports)];
  expect(paths.filter((path) => !existsSync(join(folder, path)))).toEqual([]);
});

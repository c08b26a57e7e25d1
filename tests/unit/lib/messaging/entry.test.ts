import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as entry from '@/lib/messaging/entry';

const folder = join(process.cwd(), 'lib/messaging');
const manifest: { name: string; type: string; main: string; exports: Record<string, string> } = JSON.parse(
  readFileSync(join(folder, 'package.json'), 'utf8'),
);

it('the entry exports exactly its public names', () => {
  expect(Object.keys(entry).sort()).toEqual(
    [
      'MessagingContext',
      'Messaging',
      'MessagingTransport',
      'TestTransportConfig',
      'TestTransport',
      'MissingHandler',
      'WebkitMessagingConfig',
      'WebkitMessagingTransport',
      'WindowsMessagingConfig',
      'WindowsMessagingTransport',
      'WindowsInteropMethods',
      'WindowsNotification',
      'WindowsRequestMessage',
      'AndroidMessagingConfig',
      'AndroidMessagingTransport',
      'AndroidAdsjsMessagingConfig',
      'AndroidAdsjsMessagingTransport',
      'NotificationMessage',
      'RequestMessage',
      'Subscription',
      'MessageResponse',
      'MessageError',
      'SubscriptionEvent',
      'createTypedMessages',
    ].sort(),
  );
});

it('the package has its name, is an ES module, and every subpath leads to a file', () => {
  expect(manifest).toMatchObject({ name: '@duckduckgo/messaging', type: 'module' });
  expect(Object.keys(manifest.exports)).toEqual(expect.arrayContaining(['.', './lib/android.js']));
  const missing = [manifest.main, ...Object.values(manifest.exports)].filter(
    (path) => !existsSync(join(folder, path)),
  );
  expect(missing).toEqual([]);
});

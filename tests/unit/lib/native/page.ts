import { installFakeApp } from 'fake-apps/fakeApp';
import type { FakeApp, FakeAppOptions } from 'fake-apps/fakeAppOptions';
import type { ChannelName } from '@/lib/native/channel/channels';
import { type NativeChannel, openChannel } from '@/lib/native/channel/openChannel';

export type FakePage = { app: FakeApp; target: object };

/** A page inside a fake app, on a window of its own: what one page leaves there does not reach the next. */
export function freshPage(options: FakeAppOptions): FakePage {
  const target = {
    get webkit() {
      return Reflect.get(window, 'webkit');
    },
    navigator,
  };
  return { app: installFakeApp(options, target), target };
}

/** The same with the channel that the page opens. @throws Error when there is none. */
export function pageIn<Name extends ChannelName>(
  name: Name,
  options: FakeAppOptions,
): FakePage & { channel: NativeChannel<Name> } {
  const page = freshPage(options);
  const channel = openChannel(name, page.target);
  if (!channel) throw new Error('this page is not in an app');
  return { ...page, channel };
}

export const everyApp = ['apple-2025', 'apple-new', 'android', 'windows'] as const;

import { isCallable, member } from './member';

/** Which handler an app put into its page for a context: WebKit's (iOS, macOS), an interface (Android), or none. */
export function appHandler(context: string, target: object): 'webkit' | 'android' | null {
  const webkit = member(member(member(target, 'webkit'), 'messageHandlers'), context);
  if (isCallable(member(webkit, 'postMessage'))) return 'webkit';
  return isCallable(member(member(target, context), 'process')) ? 'android' : null;
}

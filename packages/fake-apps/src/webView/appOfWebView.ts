import { createContext, runInContext } from 'node:vm';
import { type FakeApp, type FakeAppOptions, probe } from '../fakeAppOptions';
import { installFakeWebkit } from '../fakeWebkit';
import { handlerSteps } from '../handlers/handlerSteps';
import type { WebView } from './openWebView';

type Handler = { postMessage(body: unknown): Promise<string> };
type AppRealm = { fakeApp: FakeApp; webkit: { messageHandlers: Record<string, Handler> } };

/**
 * The FAKE app behind a real web view: its message handlers answer by the same rules as those that other browsers get
 * as a script. Here they run in a separate realm, which provides the browser features they use, and the page sees only
 * their messages.
 */
export async function appOfWebView(
  view: WebView,
  options: FakeAppOptions,
  contexts: readonly string[],
): Promise<FakeApp> {
  const location = { hostname: '', pathname: '' };
  const window = pageFunctions(view, 'window');
  const realm = createContext({
    window,
    location,
    navigator: {
      duckduckgo: { messageHandlers: pageFunctions(view, 'navigator.duckduckgo?.messageHandlers') },
    },
    setTimeout,
  });
  for (const step of handlerSteps) runInContext(`(${step})(${JSON.stringify(options)})`, realm);
  runInContext(`(${installFakeWebkit})(${JSON.stringify({ contexts })})`, realm);
  const { fakeApp, webkit } = window as object as AppRealm;
  await view.handle(contexts, async ({ handler, body, url }) => {
    if (body === probe) return probe;
    const { hostname, pathname } = new URL(url);
    Object.assign(location, { hostname, pathname });
    const answering = webkit.messageHandlers[handler];
    if (!answering) throw `there is no handler ${handler}`;
    return answering.postMessage(body);
  });
  return fakeApp;
}

/** An object of the page whose functions the app calls: what is not set here is looked up there. */
function pageFunctions(view: WebView, path: string): Record<string, unknown> {
  return new Proxy<Record<string, unknown>>(
    {},
    {
      get: (own, name) =>
        name in own || typeof name === 'symbol'
          ? Reflect.get(own, name)
          : (event: unknown) => view.run(`${path}?.[${JSON.stringify(name)}]?.(${JSON.stringify(event)})`),
    },
  );
}

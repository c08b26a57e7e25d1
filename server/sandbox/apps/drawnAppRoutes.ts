import type { Config } from '@/server/config/config';
import { type Methods, pageResult, type SandboxRequestContext } from '@/server/sandbox/sandboxContext';
import type { Stores } from '@/server/sandbox/stores/storesView';
import { buyInStore, changeInStore, ownedInStore, signInApp } from './appHandlers';
import { appScript } from './appScripts';
import type { AppSignIn } from './appSignIn';
import { appsPage } from './appsPage';
import { devicePage } from './devicePage';
import { deviceNamed, drawnApp } from './drawnApps';

type Parts = { config: Config; stores: Stores; appSignIn: () => AppSignIn };

const room = '/sandbox/apps';

/** What answers below `/sandbox/apps`, if anything does. */
export function appRoute({ path, language }: SandboxRequestContext, parts: Parts): Methods | undefined {
  const { config, appSignIn } = parts;
  const stores = parts.stores.control;
  switch (path) {
    case room:
      return { get: (call) => pageResult(call, appsPage) };
    case `${room}/sign-in`:
      return { post: (call) => signInApp(call, appSignIn()) };
    case `${room}/buy`:
      return { post: (call) => buyInStore(call, stores) };
    case `${room}/change`:
      return { post: (call) => changeInStore(call, stores) };
    case `${room}/owned`:
      return { post: (call) => ownedInStore(call, stores) };
  }
  const script = appScript(path);
  if (script) return { get: () => script };
  const device = path.startsWith(`${room}/`) ? deviceNamed(path.slice(room.length + 1)) : undefined;
  if (!device) return undefined;
  const app = drawnApp(device, stores, config.clients.native.id, language);
  return { get: (call) => pageResult(call, devicePage(device, app)) };
}

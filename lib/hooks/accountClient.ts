import { type AccountClient, createAccountClient } from '../auth/accountClient';
import type { Connection } from '../auth/Connection';
import { chooseAuth } from '../auth/choose';
import { credentialsOf } from '../auth/credentials';
import { createSession } from '../auth/session';
import { openTabChannel } from '../auth/tabChannel';
import { refreshTokens } from '../auth/v2';
import { environments } from '../content/environments';
import { sendEvent } from '../events/sendEvent';
import { loadSiteSettings, type SiteSettings } from '../flags/featureConfig';
import { openStorage } from '../storage/browserStorage';
import { readEnvironmentName } from '../url/environment';
import { pageLocale } from './pageLocale';

/** Joins the account layer to this browser. One per page, made when the first screen asks for it. */
let client: AccountClient | null = null;

export function accountClient(): AccountClient {
  client ??= build();
  return client;
}

function build(): AccountClient {
  const sessionStorage = openStorage(() => window.sessionStorage);
  const environment = readEnvironmentName(window.location.search, sessionStorage);
  let settings: Promise<SiteSettings> | null = null;
  const readSettings = () => {
    settings ??= loadSiteSettings();
    return settings;
  };
  const connection = async (): Promise<Connection> => ({
    origin: environments[environment].auth,
    clientId: (await readSettings()).clientId,
    staging: environment === 'staging',
    locale: pageLocale(),
    report: sendEvent,
  });
  const session = createSession({
    storage: sessionStorage,
    channel: openTabChannel(),
    locks: navigator.locks ?? null,
    refresh: async (refreshToken) =>
      credentialsOf(await refreshTokens(await connection(), refreshToken), Date.now()),
  });
  const methods = async () => chooseAuth((await readSettings()).flags, await connection());
  void session.restore();
  return createAccountClient(session, connection, methods);
}

import type { Connection } from '../../auth/Connection';
import { chooseAuth } from '../../auth/choose';
import { type AccountClient, createAccountClient } from '../../auth/createAccountClient';
import { credentialsOf } from '../../auth/credentials';
import { clearPendingChange } from '../../auth/pendingChange';
import { createSession } from '../../auth/session';
import { openTabChannel } from '../../auth/tabChannel';
import { refreshTokens } from '../../auth/v2';
import { serviceOrigin } from '../../content/environments';
import { sendSubscriptionEvent } from '../../events/sendSubscriptionEvent';
import { loadSiteSettings, type SiteSettings } from '../../flags/featureConfig';
import { CommunicationError } from '../../http/CommunicationError';
import { NetworkError } from '../../http/HttpError';
import { pageLocale } from '../page/pageLocale';
import { accountStorage } from './accountStorage';
import { pageEnvironment } from './pageEnvironment';

/** Connects the account layer to this browser. One per page, created when the first screen needs it. */
let client: AccountClient | null = null;

/** Replaces this browser's account with an app's, before any screen asks for one. */
export function provideAccountClient(provided: AccountClient): void {
  client = provided;
}

export function accountClient(): AccountClient {
  client ??= build();
  return client;
}

function build(): AccountClient {
  const environment = pageEnvironment();
  let settings: Promise<SiteSettings> | null = null;
  const readSettings = () => {
    settings ??= loadSiteSettings().then((read) => {
      // Settings that could not be read are requested again: a moment offline must not decide for the whole visit.
      if (!read.answered) settings = null;
      return read;
    });
    return settings;
  };
  const connection = async (): Promise<Connection> => ({
    origin: serviceOrigin('auth', environment),
    clientId: (await readSettings()).clientId,
    staging: environment === 'staging',
    locale: pageLocale(),
    report: sendSubscriptionEvent,
  });
  const session = createSession({
    storage: accountStorage(),
    channel: openTabChannel(environment),
    locks: navigator.locks ?? null,
    async refresh(refreshToken) {
      // With the built-in client id instead of the configured one, the service would refuse and end the session.
      const { answered } = await readSettings();
      if (!answered) throw new CommunicationError(new NetworkError('The remote setting could not be read'));
      return credentialsOf(await refreshTokens(await connection(), refreshToken), Date.now());
    },
  });
  const methods = async () => chooseAuth((await readSettings()).flags, await connection());
  session.subscribe(() => {
    // An email address change that is waiting for its code ends with the session.
    if (!session.current()) clearPendingChange(accountStorage());
  });
  // Before any screen reads again what it shows.
  const shown = ({ persisted }: PageTransitionEvent) => persisted && session.takeStored();
  window.addEventListener('pageshow', shown, { capture: true });
  void session.restore();
  return createAccountClient(session, connection, methods);
}

import { createAppSession } from '../../auth/appSession';
import type { Connection } from '../../auth/Connection';
import { chooseAuth } from '../../auth/choose';
import { type AccountClient, createAccountClient } from '../../auth/createAccountClient';
import { type Credentials, readClaims } from '../../auth/credentials';
import { currentEmail } from '../../auth/currentEmail';
import { validateToken } from '../../auth/v1';
import { serviceOrigin } from '../../content/environments';
import { sendSubscriptionEvent } from '../../events/sendSubscriptionEvent';
import { loadSiteSettings } from '../../flags/featureConfig';
import { notifyApp } from '../../native/actions';
import { appFeatureConfig } from '../../native/appFeatureConfig';
import { appToken, mayAskForAppToken } from '../../native/appToken';
import type { NativeChannel } from '../../native/channel/openChannel';
import { signedInLimit } from '../../native/handedSignIn';
import { handOver } from '../../native/tokens';
import { pageLocale } from '../page/pageLocale';
import { pageEnvironment } from '../session/pageEnvironment';

/** These make Android refresh its token; Apple's apps count the first one. */
const emailNotifications = {
  add: 'subscriptionsAddEmailSuccess',
  edit: 'subscriptionsEditEmailSuccess',
  remove: 'subscriptionsRemoveEmailSuccess',
} as const;

/** The account layer of a page inside an app: the app decides whether v1 or v2 is used, and holds the tokens. */
export function appAccountClient(channel: NativeChannel<'subscriptionPages'>): AccountClient {
  const environment = pageEnvironment();
  const origin = serviceOrigin('auth', environment);
  const connection = async (): Promise<Connection> => ({
    origin,
    clientId: (await loadSiteSettings()).clientId,
    staging: environment === 'staging',
    locale: pageLocale(),
    report: sendSubscriptionEvent,
  });

  /** The claims of a v2 token identify its owner, and the service names the address; for a v1 token it is asked both. */
  async function identify(token: string): Promise<Credentials> {
    const common = { accessToken: token, refreshToken: null };
    const claims = readClaims(token);
    if (claims) {
      const email = await currentEmail(origin, token, claims);
      return { ...common, accountId: claims.sub, email, expiresAt: claims.exp * 1000 };
    }
    const { account } = await validateToken(await connection(), token);
    return { ...common, accountId: account.external_id, email: account.email || null, expiresAt: null };
  }

  const session = createAppSession({
    ask: () => appToken(channel, window.location.pathname),
    mayAsk: () => mayAskForAppToken(channel, window.location.pathname),
    identify,
    give: (credentials) => handOver(channel, credentials),
    timeoutMs: signedInLimit(),
  });
  const shown = ({ persisted }: PageTransitionEvent) =>
    persisted && void session.renew(session.current()?.accessToken ?? '');
  window.addEventListener('pageshow', shown);
  const methods = async () => chooseAuth(await appFeatureConfig(channel), await connection());
  return {
    ...createAccountClient(session, connection, methods),
    emailChanged: (how) => notifyApp(channel, emailNotifications[how]),
  };
}

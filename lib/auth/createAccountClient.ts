import { CommunicationError } from '../http/CommunicationError';
import type { AuthMethods } from './AuthMethods';
import type { Connection } from './Connection';
import type { Session } from './session';

/** Everything a screen needs in order to act for the account of this tab. */
export type AccountClient = {
  session: Session;
  /** Available once the remote settings have been read. */
  connection(): Promise<Connection>;
  methods(): Promise<AuthMethods>;
  /** Calls with the access token, refreshed once when refused. @throws SignedOutError when nobody is signed in. */
  withToken<T>(call: (bearer: string) => Promise<T>): Promise<T>;
  /** Present in an app, which has to be told because its token contains the old email address. */
  emailChanged?: (how: EmailChangeKind) => void;
};

type EmailChangeKind = 'add' | 'edit' | 'remove';

/** The call requires somebody to be signed in, and nobody is. */
export class SignedOutError extends Error {
  override name = 'SignedOutError';
}

export function createAccountClient(
  session: Session,
  connection: () => Promise<Connection>,
  methods: () => Promise<AuthMethods>,
): AccountClient {
  return {
    session,
    connection,
    methods,
    async withToken(call) {
      await session.restore();
      const token = await session.accessToken();
      if (token === null) throw new SignedOutError();
      try {
        return await call(token);
      } catch (error) {
        if (!(error instanceof CommunicationError) || error.status !== 401) throw error;
        const fresh = await session.renew(token);
        if (fresh === null) {
          // A session that has ended by itself is forgotten already. Storage may hold a newer one, of another page.
          if (session.current()?.accessToken === token) session.forget({ everywhere: false });
          throw new SignedOutError();
        }
        return call(fresh);
      }
    },
  };
}

import { CommunicationError } from '../http/CommunicationError';
import type { AuthMethods } from './AuthMethods';
import type { Connection } from './Connection';
import type { Session } from './session';

/** Everything a screen needs to act for the account of this tab. */
export type AccountClient = {
  session: Session;
  /** Known once the remote setting has been read. */
  connection(): Promise<Connection>;
  methods(): Promise<AuthMethods>;
  /**
   * Makes a call with the access token; when the service refuses it, refreshes once and tries again.
   * @throws SignedOutError when nobody is signed in (any more).
   */
  withToken<T>(call: (bearer: string) => Promise<T>): Promise<T>;
  /** Present in an app, which wants to know: its token names the old address. */
  emailChanged?: (how: EmailChangeKind) => void;
};

export type EmailChangeKind = 'add' | 'edit' | 'remove';

/** The call needs somebody signed in, and nobody is. */
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
          session.forget({ everywhere: false });
          throw new SignedOutError();
        }
        return call(fresh);
      }
    },
  };
}

import { usableSigningKey } from '@/server/auth/tokens/signingKeys';
import type { Services } from '@/server/services';

export type SecretWatch = ReturnType<typeof makeSecretWatch>;

/**
 * Tells background work whether a secret of this instance opens the signing key, and the log when that changes. Work of
 * an instance with another secret than the others would do harm: it can't open the mails that wait, those that it writes
 * nobody else can open, and it takes cards and addresses that the others know for new ones.
 */
export function makeSecretWatch(services: Services) {
  let wasRight = true;
  return {
    /** @throws when the database does not answer */
    async isRight(): Promise<boolean> {
      const isRight = (await usableSigningKey(services)) !== null;
      if (wasRight && !isRight) {
        services.log.error(
          'SITE_SECRET opens no signing key: this instance sends no mail and does no billing',
        );
      } else if (!wasRight && isRight) {
        services.log.info('a signing key can be opened again: mail and billing continue');
      }
      wasRight = isRight;
      return isRight;
    },
  };
}

import { randomBytes, randomInt, randomUUID } from 'node:crypto';

/** The only source of randomness in the service; tests may pass a fixed one. */
export type Random = {
  /** Uniform over the whole numbers from 0 up to, not including, `limit`. */
  below(limit: number): number;
  bytes(length: number): Buffer;
  uuid(): string;
};

export const systemRandom: Random = {
  below: (limit) => randomInt(limit),
  bytes: randomBytes,
  uuid: randomUUID,
};

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Opaque token of 86 letters and digits (512 bits): session ids, authorization codes and `jti` prefixes. */
export function opaqueToken(random: Random): string {
  return Array.from({ length: 86 }, () => letters[random.below(letters.length)]).join('');
}

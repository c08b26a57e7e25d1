import { generateKeyPair, generateKeyPairSync, type KeyPairKeyObjectResult, randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import type { AppleChain } from './apple/certificates';

type KeyPair = { publicKey: string; privateKey: string };

/** Everything the two stores sign with, and the keys they gave to the service. All in PEM. */
export type StoreKeys = {
  apple: {
    chain: AppleChain;
    /** The key of the App Store Server API, which signs the bearer of each call. */
    api: KeyPair & { keyId: string; issuerId: string };
  };
  google: {
    /** Signs what the Play Billing client hands to the app. */
    license: KeyPair;
    /** Of the service account: signs the assertions that access tokens are had for. */
    serviceAccount: KeyPair & { keyId: string };
    /** Signs the identity token of each push message. */
    identity: KeyPair & { keyId: string };
  };
};

type KeptKeys = { get(name: string): StoreKeys | null; save(name: string, keys: StoreKeys): void };

const generate = promisify(generateKeyPair);

/** The keys of this sandbox: made once and kept with its records, so that what was signed stays valid over restarts. */
export async function openKeys(table: KeptKeys): Promise<StoreKeys> {
  const kept = table.get('keys');
  if (kept) return kept;
  const keys = await makeKeys();
  table.save('keys', keys);
  return keys;
}

export async function makeKeys(): Promise<StoreKeys> {
  // Loaded for this once: it is large.
  const { makeAppleChain } = await import('./apple/certificates');
  const [license, serviceAccount, identity] = await Promise.all([rsaKey(), rsaKey(), rsaKey()]);
  return {
    apple: { chain: makeAppleChain(), api: { ...ecKey(), keyId: 'SANDBOXKEY', issuerId: randomUUID() } },
    google: {
      license,
      serviceAccount: { ...serviceAccount, keyId: 'sandbox-service-account' },
      identity: { ...identity, keyId: 'sandbox-identity' },
    },
  };
}

function ecKey(): KeyPair {
  return inPem(generateKeyPairSync('ec', { namedCurve: 'P-256' }));
}

async function rsaKey(): Promise<KeyPair> {
  return inPem(await generate('rsa', { modulusLength: 2048 }));
}

function inPem({ publicKey, privateKey }: KeyPairKeyObjectResult): KeyPair {
  return {
    publicKey: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}

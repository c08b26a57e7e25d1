import { createPrivateKey, createPublicKey, X509Certificate } from 'node:crypto';
import * as z from 'zod/mini';
import type { Environment } from './environment';
import { listItems } from './listItems';

export type AppleSetting = NonNullable<ReturnType<typeof appleSetting>>;
export type GoogleSetting = NonNullable<ReturnType<typeof googleSetting>>;

const ServiceAccount = z.object({
  client_email: z.string(),
  private_key_id: z.string(),
  private_key: z.string(),
});

/** The stores of a live deployment. Call it once `storeProblems` has found nothing. */
export function readStoreSettings(environment: Environment, publicOrigin: string) {
  if (environment.SITE_MODE === 'sandbox') return { apple: null, google: null };
  return { apple: appleSetting(environment), google: googleSetting(environment, publicOrigin) };
}

/** What operators get from App Store Connect. */
function appleSetting(environment: Environment) {
  const { APPLE_BUNDLE_ID, APPLE_APP_ID, APPLE_ISSUER_ID, APPLE_KEY_ID } = environment;
  const privateKey = privateKeyOf(environment.APPLE_PRIVATE_KEY);
  if (!APPLE_BUNDLE_ID || !APPLE_ISSUER_ID || !APPLE_KEY_ID || !privateKey) return null;
  return {
    bundleId: APPLE_BUNDLE_ID,
    appAppleId: Number(APPLE_APP_ID),
    environment: environment.SITE_STAGING === '1' ? ('Sandbox' as const) : ('Production' as const),
    /** The certificates to trust, as the base64 of their bytes. */
    rootCertificates: listItems(environment.APPLE_ROOT_CERTIFICATES ?? ''),
    issuerId: APPLE_ISSUER_ID,
    keyId: APPLE_KEY_ID,
    /** PEM. */
    privateKey,
  };
}

/** What operators get from the Play Console and the Cloud project behind it. */
function googleSetting(environment: Environment, publicOrigin: string) {
  const { GOOGLE_PACKAGE_NAME, GOOGLE_LICENSE_KEY, GOOGLE_PUSH_ACCOUNT, SITE_STAGING } = environment;
  const serviceAccount = serviceAccountOf(environment.GOOGLE_SERVICE_ACCOUNT);
  if (!GOOGLE_PACKAGE_NAME || !GOOGLE_LICENSE_KEY || !GOOGLE_PUSH_ACCOUNT || !serviceAccount) return null;
  return {
    packageName: GOOGLE_PACKAGE_NAME,
    serviceAccount,
    /** The app's public key, as the base64 of its bytes. */
    licenseKey: GOOGLE_LICENSE_KEY,
    /** The audience of push messages, and the service account that signs them. */
    push: { audience: `${publicOrigin}/api/webhooks/google`, email: GOOGLE_PUSH_ACCOUNT },
    /** True where purchases by license testers count; on the live site they do not. */
    takesTestPurchases: SITE_STAGING === '1',
  };
}

/** The private key in a variable, where line breaks may be written as `\n`; null for anything else. */
function privateKeyOf(value = ''): string | null {
  const pem = value.replaceAll('\\n', '\n');
  return succeeds(() => createPrivateKey(pem)) ? pem : null;
}

/** A service account's key, as provided by the Cloud console; null for anything else. */
function serviceAccountOf(value = '') {
  try {
    const {
      client_email: email,
      private_key_id: keyId,
      private_key,
    } = ServiceAccount.parse(JSON.parse(value));
    const privateKey = privateKeyOf(private_key);
    return privateKey === null ? null : { email, keyId, privateKey };
  } catch {
    return null;
  }
}

function isCertificate(base64: string): boolean {
  return succeeds(() => new X509Certificate(Buffer.from(base64, 'base64')));
}

function isPublicKey(base64: string): boolean {
  return succeeds(() => createPublicKey({ key: Buffer.from(base64, 'base64'), type: 'spki', format: 'der' }));
}

export function succeeds(read: () => unknown): boolean {
  try {
    read();
    return true;
  } catch {
    return false;
  }
}

const apple = [
  'APPLE_BUNDLE_ID',
  'APPLE_APP_ID',
  'APPLE_ISSUER_ID',
  'APPLE_KEY_ID',
  'APPLE_PRIVATE_KEY',
  'APPLE_ROOT_CERTIFICATES',
] as const;
const google = [
  'GOOGLE_PACKAGE_NAME',
  'GOOGLE_SERVICE_ACCOUNT',
  'GOOGLE_LICENSE_KEY',
  'GOOGLE_PUSH_ACCOUNT',
] as const;

type Variable = (typeof apple)[number] | (typeof google)[number];

/** What a value must satisfy besides being present. Values are never repeated: some are secrets. */
const rules: Readonly<Partial<Record<Variable, { holds: (value: string) => boolean; says: string }>>> = {
  APPLE_APP_ID: { holds: (value) => /^\d{1,15}$/.test(value), says: 'must be the number of the app' },
  APPLE_PRIVATE_KEY: {
    holds: (value) => privateKeyOf(value) !== null,
    says: 'must be the private key (.p8) of the App Store Server API',
  },
  APPLE_ROOT_CERTIFICATES: {
    holds: (value) => listItems(value).every(isCertificate),
    says: 'must be certificates as base64 of their bytes, separated by commas',
  },
  GOOGLE_SERVICE_ACCOUNT: {
    holds: (value) => serviceAccountOf(value) !== null,
    says: 'must be the JSON key of a service account',
  },
  GOOGLE_LICENSE_KEY: { holds: isPublicKey, says: 'must be the public key of the app, in base64' },
  GOOGLE_PUSH_ACCOUNT: {
    holds: (value) => /^[^@\s]+@[^@\s]+$/.test(value),
    says: 'must be the address of the service account that signs push messages',
  },
};

/** A store is configured completely or not at all, with usable values. */
export function storeProblems(environment: Environment): string[] {
  return [...problemsOf(environment, apple), ...problemsOf(environment, google)];
}

function problemsOf(environment: Environment, names: readonly Variable[]): string[] {
  const first = names.find((name) => environment[name]);
  if (first === undefined) return [];
  return names.flatMap((name) => {
    const value = environment[name];
    if (value === undefined) return [`${name}: is required with ${first}`];
    const rule = rules[name];
    return rule && !rule.holds(value) ? [`${name}: ${rule.says}`] : [];
  });
}

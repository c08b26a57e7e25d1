import type { Environment } from './environment';
import { listItems } from './listItems';
import { isCertificate, isPublicKey, privateKeyOf, serviceAccountOf } from './storeSettings';

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

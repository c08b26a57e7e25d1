/** The secret of a sandbox without configuration. Anyone can read it here, so it protects nothing. */
export const sandboxSecret = 'sandbox-secret-for-one-machine-only';
export const sandboxStripe = { key: 'sk_test_sandbox', webhook: 'whsec_sandbox' };

const published = [sandboxSecret, sandboxStripe.key, sandboxStripe.webhook];
const placeholder =
  /…|\.\.\.|(change|replace)[-_ ]?(me|this)|your[-_ ]|placeholder|example|password|qwerty|letmein/;
/** Passwords from documentation, images and installers. */
const commonPasswords = [
  'password',
  'postgres',
  'secret',
  'changeme',
  'admin',
  'root',
  'user',
  'site',
  'test',
];

/** Whether a secret can be read in this repository or is still a placeholder from documentation. */
export function isPublished(secret: string): boolean {
  const value = secret.toLowerCase();
  return published.some((known) => value.includes(known)) || placeholder.test(value);
}

/** Whether the password in a URL is one that everybody tries first. False for a URL without a password. */
export function hasCommonPassword(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { username, password, searchParams } = new URL(address);
  const used = (searchParams.get('password') ?? password).toLowerCase();
  return used !== '' && (commonPasswords.includes(used) || used === username.toLowerCase());
}

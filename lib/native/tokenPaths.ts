const activation = 'subscriptions/activation-flow';

/** The pages that newer Apple apps give tokens to (native contract §5.4). */
const paths: ReadonlySet<string> = new Set([
  'subscriptions',
  'subscriptions/welcome',
  activation,
  `${activation}/this-device/email`,
  `${activation}/this-device/activate-by-email`,
  `${activation}/this-device/activate-by-email/otp`,
  `${activation}/this-device/activate-by-email/success`,
  `${activation}/another-device/add-email`,
  `${activation}/another-device/email`,
  'subscriptions/manage',
  'identity-theft-restoration',
  'subscriptions/plans',
]);

/** Whether the page at this path may ask an app of Apple's for an access token. Empty parts, as of a last slash, do not count. */
export function mayAskForTokens(pathname: string): boolean {
  return paths.has(pathname.split('/').filter(Boolean).join('/'));
}

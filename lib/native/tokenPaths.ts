const activation = 'subscriptions/activation-flow';

/** The pages to which newer Apple apps give tokens (native contract §5.4). */
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

/** Whether the page at this path may ask an Apple app for an access token. Empty path segments do not count. */
export function mayAskForTokens(pathname: string): boolean {
  return paths.has(pathname.split('/').filter(Boolean).join('/'));
}

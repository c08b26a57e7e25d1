/** Pages that sign-in may return to, by the name given in its `next` parameter. Nothing else is followed. */
export const returnPages = {
  manage: '/subscriptions/manage',
  'add-email': '/subscriptions/add-email',
  'edit-email': '/subscriptions/edit-email',
  'pro-add-email': '/pro/add-email',
  welcome: '/pro/welcome',
  plans: '/pro',
  'another-device': '/subscriptions/activation-flow/another-device',
  restoration: '/identity-theft-restoration',
} as const;

/** In place of such a name: an app has led a browser to the sign-in page, and the service says where it leads back. */
export const ledByApp = 'app';

/** Opens the form for changing the email address on the page with the steps for another device. */
export const editEmailFragment = '#edit-email';

export type ReturnPage = keyof typeof returnPages;

/** The page to go to after sign-in; the account page when the name is absent or unknown. */
export function returnPath(name: string | null): (typeof returnPages)[ReturnPage] {
  return isReturnPage(name) ? returnPages[name] : returnPages.manage;
}

function isReturnPage(name: string | null): name is ReturnPage {
  return name !== null && Object.hasOwn(returnPages, name);
}

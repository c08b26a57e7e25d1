import { brand } from '../brand';

/** The menu card that a subscriber sees in place of the offer. Only tabs of our own apps receive it. */
export const ownMenuCard = {
  title: `Your ${brand.subscription}`,
  text: 'Your plan, email address, and devices, all in one place.',
  action: { label: 'Manage subscription', href: '/subscriptions/manage' },
} as const;

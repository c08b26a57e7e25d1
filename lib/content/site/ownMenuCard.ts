import { brand } from '../brand';

/** The card of the menu to a subscriber, in the place of the offer. It travels to the tabs of our apps alone. */
export const ownMenuCard = {
  title: `Your ${brand.subscription}`,
  text: 'Your plan, your e-mail address and your devices, all in one place.',
  action: { label: 'Manage it', href: '/subscriptions/manage' },
} as const;

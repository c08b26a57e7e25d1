import { brand } from '../brand';

export const installBanner = {
  label: 'An offer',
  title: `Take ${brand.name} along`,
  text: 'The browser blocks trackers on every page, not just while you search.',
  action: { label: 'Get the browser', href: '/app?origin=funnel_home_website__banner' },
  dismiss: 'Not now',
} as const;

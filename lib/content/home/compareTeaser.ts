import { brand } from '../brand';

export const compareTeaser = {
  title: 'Next to the browser you have',
  lead: `${brand.browser} and five others, as each comes out of the box.`,
  more: { label: 'Compare all protections', href: '/compare-privacy?origin=funnel_home_website__compare' },
} as const;

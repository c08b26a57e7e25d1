import { brand } from '../brand';

export const compareTeaser = {
  title: `How ${brand.browser} compares`,
  lead: `Our browser and five others, each with its default settings.`,
  more: { label: 'Compare all protections', href: '/compare-privacy?origin=funnel_home_website__compare' },
} as const;

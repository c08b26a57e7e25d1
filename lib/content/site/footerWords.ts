import { brand } from '../brand';

export const footerWords = {
  sets: {
    products: 'Products',
    learn: 'Learn more',
    resources: 'Other resources',
    legal: 'Legal',
  },
  tagline: 'Privacy, made simple.',
  aboutTitle: `About ${brand.name}`,
  /** In brackets the words of each link, in parentheses its name in `footer.ts`. They may stand in any order. */
  about: `${brand.name} makes a search engine, a browser, and an [AI chat](chat) that don’t collect your data. Our apps for [Mac](mac), [Windows](windows), [iPhone](ios), [Android](android), and [other devices](devices) are free and protect your privacy better than [most browsers](compare). You don’t need an account. We make money from our subscription and from ads that [match the search, not the person](earnings).`,
} as const;

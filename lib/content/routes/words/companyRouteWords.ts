import { brand } from '../../brand';
import { figures, shortCount } from '../../figures';
import type { companyRoutes } from '../companyRoutes';
import { type RouteWords, titled } from '../route';

export const companyRouteWords = {
  '/about': {
    title: titled('About us'),
    description: `Who makes ${brand.name} and why, our current figures, and 30 milestones from a list of complaints to a company.`,
  },
  '/donations': {
    title: titled('Donations'),
    description: `$${shortCount(figures.donatedDollars)} donated to groups that defend privacy: every year, every amount, and what it was for.`,
  },
  '/press': {
    title: titled('Press'),
    description: `Facts about ${brand.name}, a press kit with our logo, colors, and product images, and a press contact who answers.`,
  },
  '/updates': {
    title: titled('What’s new'),
    description: `What’s new in the ${brand.name} apps, search, and chat, dated and sorted by system, with a feed to subscribe to.`,
  },
  '/newsletter': {
    title: titled('Newsletter'),
    description:
      'A weekly newsletter about privacy: one finding, one thing to do, one answer. No tracking images, no tracked links, and a link to unsubscribe in every issue.',
  },
  '/newsletter/confirm': {
    title: titled('Confirm your newsletter subscription'),
    description: 'Confirm that you want the newsletter you signed up for.',
  },
  '/newsletter/confirmed': {
    title: titled('You’re subscribed to the newsletter'),
    description: 'Your newsletter subscription is confirmed, and you’ll get the next issue.',
  },
  '/newsletter/unsubscribe': {
    title: titled('Unsubscribe from the newsletter'),
    description: 'Delete your address from the newsletter list with one click.',
  },
  '/newsletter/unsubscribed': {
    title: titled('You’re unsubscribed'),
    description: 'We deleted your address, and you won’t get any more issues.',
  },
  '/newsletter/expired': {
    title: titled('This link has expired'),
    description: 'This newsletter link no longer works. Here’s how to get a new one.',
  },
  '/hiring': {
    title: titled('Careers'),
    description: `Open roles at ${brand.name}, all remote, with the pay for each: what you would do, what you bring, and where to apply.`,
  },
  '/how-we-hire': {
    title: titled('How we hire'),
    description:
      'Six stages from application to offer, two of them paid projects: how long each takes, whom you meet, and why we do it this way.',
  },
  '/how-we-work': {
    title: titled('How we work'),
    description:
      'Build trust, question assumptions, validate direction: our three values and what they mean for a typical week.',
  },
  '/bangs': {
    title: titled('Bangs: search shortcuts to other sites'),
    description:
      'Hundreds of bangs that take your search straight to another site, sorted by category, with a filter that searches as you type.',
  },
  '/bangs/new': {
    title: titled('Suggest a bang'),
    description: 'Suggest a site for a new bang: its name, a command, and its search address.',
  },
} as const satisfies Record<keyof typeof companyRoutes, RouteWords>;

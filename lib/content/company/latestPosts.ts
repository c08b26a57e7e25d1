import { brand } from '../brand';

export const latestPostsWords = {
  title: 'From the blog',
  lead: 'Findings, how-tos and the reasons behind what we build.',
  all: { label: 'Read the blog', href: brand.blogUrl },
  loading: 'Loading the latest posts',
  loaded: (count: number) => `${count} posts loaded`,
  failed: 'The latest posts could not be loaded.',
  failedHint: 'Everything else on this page is fine. Try again, or read them on the blog itself.',
  retry: 'Try again',
  empty: 'No post has been published yet.',
} as const;

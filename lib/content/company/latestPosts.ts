import { brand } from '../brand';

export const latestPostsWords = {
  title: 'From the blog',
  lead: 'Research, how-tos, and the reasons behind what we build.',
  all: { label: 'Read the blog', href: brand.blogUrl },
  loading: 'Loading the latest posts',
  /** The page has it for no posts and puts their number in, so it has to suit every number. */
  loaded: (count: number) => `Posts loaded: ${count}`,
  failed: 'We couldn’t load the latest posts.',
  failedHint: 'The rest of this page is fine. Try again, or read them on the blog.',
  retry: 'Try again',
  empty: 'No posts yet.',
} as const;

import { shippedPosts } from '@/lib/content/company/posts';
import type { Post } from '@/lib/contract/blogPosts';
import { minute, second } from '@/server/clock';
import { makeFailureLog } from '@/server/failureLog';
import type { Services } from '@/server/services';
import { lastGoodCopy } from '@/server/site/lastGoodCopy';
import { upstreamPosts } from './upstreamPosts';

const lifetimes = { freshFor: 5 * minute, pauseFor: 15 * second };
const copies = new WeakMap<Services, () => Promise<readonly Post[]>>();

/**
 * All published posts, newest first: from `BLOG_UPSTREAM`, or else the ones we ship.
 * @throws Error when the blog has not answered once since the start
 */
export async function postList(services: Services): Promise<readonly Post[]> {
  const { blogUpstream: upstream, imageHosts } = services.config;
  if (upstream === null) return shippedPosts;
  const read = copies.get(services) ?? copyOf(upstream, imageHosts, services);
  copies.set(services, read);
  return read();
}

function copyOf(upstream: string, imageHosts: readonly string[], { clock, log }: Services) {
  const logFailure = makeFailureLog((error) => log.warn({ err: error }, 'the blog is unavailable'));
  return lastGoodCopy(() => upstreamPosts(upstream, imageHosts), clock, lifetimes, logFailure);
}

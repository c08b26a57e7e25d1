import { type Post, PostTag, UpstreamPost, UpstreamPosts } from '@/lib/contract/blogPosts';
import { fetchJson, wellFormed } from '@/server/http/fetchJson';
import { allowedPicture } from '@/server/images/imageUrl';

const bounds = { timeoutMs: 2500, maxBytes: 1024 * 1024 };
const copied = 100;
/** In pixels: twice the width of a card. */
const pictureWidth = 640;

/**
 * Asks a Ghost site for its newest posts. The URL is the operator's, with the key in its query. Malformed posts are left
 * out.
 * @throws Error when no usable answer came
 */
export async function upstreamPosts(upstream: string, imageHosts: readonly string[]): Promise<Post[]> {
  const address = new URL(upstream);
  address.searchParams.set('limit', String(copied));
  address.searchParams.set('include', 'tags');
  const { posts } = UpstreamPosts.parse(await fetchJson(address, bounds));
  return wellFormed(UpstreamPost, posts.slice(0, copied))
    .map((post) => ownForm(post, imageHosts))
    .sort((one, other) => Date.parse(other.published_at) - Date.parse(one.published_at));
}

function ownForm(post: UpstreamPost, imageHosts: readonly string[]): Post {
  const tags = wellFormed(PostTag, post.tags ?? []);
  return {
    id: post.id,
    slug: post.slug,
    title: post.title,
    url: post.url,
    feature_image: ownPicture(post.feature_image ?? null, imageHosts),
    published_at: post.published_at,
    excerpt: (post.excerpt ?? '').slice(0, 500),
    reading_time: Math.max(0, Math.round(post.reading_time ?? 0)),
    tags,
    primary_tag: tags[0] ?? null,
  };
}

/** Blog pictures are served through our own picture proxy: our pages call no other host. */
function ownPicture(address: string | null, imageHosts: readonly string[]): string | null {
  const picture = allowedPicture(address, imageHosts);
  return picture ? `/iu/?u=${encodeURIComponent(picture.href)}&w=${pictureWidth}` : null;
}

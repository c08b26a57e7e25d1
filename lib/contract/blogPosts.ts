import * as z from 'zod/mini';
import { webUrl } from './wire';

/**
 * `GET /api/content/posts?limit&page&fields&include`: blog posts in the format of the Ghost Content API, newest first.
 * `fields` selects the fields; `include=tags` adds `tags` and `primary_tag`.
 */
const shortText = z.string().check(z.trim(), z.minLength(1), z.maxLength(300));

export const PostTag = z.object({ name: shortText, slug: shortText });
export type PostTag = z.infer<typeof PostTag>;

/** A post as another Ghost site returns it. Missing fields become null; fields that we do not show are dropped. */
export const UpstreamPost = z.object({
  id: shortText,
  slug: shortText,
  title: shortText,
  url: webUrl,
  feature_image: z.optional(z.nullable(z.string())),
  published_at: z.string().check(z.regex(/^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/)),
  excerpt: z.optional(z.nullable(z.string())),
  reading_time: z.optional(z.nullable(z.number())),
  tags: z.optional(z.array(z.unknown())),
});
export type UpstreamPost = z.infer<typeof UpstreamPost>;
export const UpstreamPosts = z.object({ posts: z.array(z.unknown()) });

/** A post as this site returns it. `feature_image` is a URL of this site, so that no visitor contacts another. */
export const Post = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  url: webUrl,
  feature_image: z.nullable(z.string().check(z.regex(/^\//))),
  published_at: z.string(),
  excerpt: z.string(),
  /** In minutes. */
  reading_time: z.number(),
  tags: z.array(PostTag),
  primary_tag: z.nullable(PostTag),
});
export type Post = z.infer<typeof Post>;

export const postFields = [
  'id',
  'slug',
  'title',
  'url',
  'feature_image',
  'published_at',
  'excerpt',
  'reading_time',
] as const satisfies readonly (keyof Post)[];

export const Posts = z.object({
  posts: z.array(z.partial(Post)),
  meta: z.object({
    pagination: z.object({
      page: z.number(),
      limit: z.number(),
      pages: z.number(),
      total: z.number(),
      next: z.nullable(z.number()),
      prev: z.nullable(z.number()),
    }),
  }),
});
export type Posts = z.infer<typeof Posts>;

import type { BuildCache } from './buildCache.mjs';

export function compress(cache: BuildCache, content: Buffer): Promise<Record<'br' | 'gzip', Buffer | null>>;

import { bangs } from '@/lib/content/search/allBangs';
import type { HandlerResult } from '@/server/http/requestContext';

// The list changes only with a release, so it is serialized once.
const text = JSON.stringify(bangs);

/** `GET /bang.js`: every bang as JSON, despite the name. */
export async function bangListHandler(): Promise<HandlerResult> {
  return {
    text,
    headers: { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  };
}

import { bangs } from '@/lib/content/search/allBangs';
import type { HandlerResult } from '@/server/http/handlerResult';

// The list changes with a release only, so it is written once.
const text = JSON.stringify(bangs);

/** `GET /bang.js`: every bang as JSON, in spite of its name. */
export async function bangListHandler(): Promise<HandlerResult> {
  return {
    text,
    headers: { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  };
}

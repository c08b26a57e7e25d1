import type { Language } from '@/lib/content/site/languages/languages';
import type { Handler } from '@/server/http/api';

type Options = {
  type: string;
  cacheControl: string;
  /** The text of the file, with URLs on this deployment. `origin` has no trailing slash. */
  write: (language: Language, origin: string) => string;
};

/** A file for programs that show its words to people. It exists in each language, as pages do: `/de/updates.xml`. */
export function makeSpokenFile({ type, cacheControl, write }: Options): Handler {
  return async ({ services, language }) => ({
    text: write(language, services.config.publicOrigin),
    headers: { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': cacheControl },
  });
}

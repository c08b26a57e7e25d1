import { type Language, pathIn } from '@/lib/content/site/languages/languages';

/** Our home page in a language, as a reader would write it: `https://teal.example`, `https://teal.example/de`. */
export function homeUrl(publicOrigin: string, language: Language): string {
  const path = pathIn(language, '/');
  return path === '/' ? publicOrigin : publicOrigin + path;
}

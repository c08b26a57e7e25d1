import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Language, languages, standardLanguage } from '@/lib/content/site/languages/languages';
import * as english from './spoken';

type Spoken = typeof english;

/** Gives what the server writes in a language; English where there is no other. */
export type SpokenIn = (language: Language) => Spoken;

export const spokenInEnglish: SpokenIn = () => english;

/** Loads every language of the build. `folder` is the build's own folder under `.next`. */
export async function loadSpoken(folder: string): Promise<SpokenIn> {
  const others = languages.filter((language) => language !== standardLanguage);
  const loaded = await Promise.all(
    others.map(async (language): Promise<[Language, Spoken]> => {
      const url = pathToFileURL(join(folder, 'spoken', `${language}.mjs`)).href;
      return [language, await import(url)];
    }),
  );
  const byLanguage = new Map(loaded);
  return (language) => byLanguage.get(language) ?? english;
}

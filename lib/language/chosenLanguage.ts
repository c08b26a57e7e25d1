import { isLanguage, type Language } from '../content/site/languages/languages';
import type { StorageLike } from '../storage/browserStorage';

/** Where the language is kept that a visitor chose by hand. Nothing else writes it. */
const key = 'language';

export function chosenLanguage(storage: StorageLike): Language | null {
  const kept = storage.getItem(key) ?? '';
  return isLanguage(kept) ? kept : null;
}

export function keepLanguage(storage: StorageLike, language: Language): void {
  storage.setItem(key, language);
}

/** The language to offer this page in, or null: the one chosen before, otherwise the browser's first that we have. */
export function languageToOffer(
  shown: string,
  { chosen, preferred }: { chosen: Language | null; preferred: readonly string[] },
): Language | null {
  const named = preferred.map((tag) => tag.toLowerCase().split('-')[0] ?? '');
  const wanted = chosen ?? named.find(isLanguage) ?? null;
  return wanted === shown ? null : wanted;
}

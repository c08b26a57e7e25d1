import de from '@/lib/content/phrases/de.json' with { type: 'json' };
import en from '@/lib/content/phrases/en.json' with { type: 'json' };
import es from '@/lib/content/phrases/es.json' with { type: 'json' };
import fr from '@/lib/content/phrases/fr.json' with { type: 'json' };
import it from '@/lib/content/phrases/it.json' with { type: 'json' };
import nl from '@/lib/content/phrases/nl.json' with { type: 'json' };
import pl from '@/lib/content/phrases/pl.json' with { type: 'json' };
import pt from '@/lib/content/phrases/pt.json' with { type: 'json' };
import sv from '@/lib/content/phrases/sv.json' with { type: 'json' };
import { indexPhrases, type PhraseIndex } from './phraseIndex';

const languages = { en, de, fr, es, it, nl, pt, pl, sv };
const standard = 'en';

let index: PhraseIndex | null = null;

/** The index of every phrase we ship. It takes several megabytes, so it is built once, by the call that serves it. */
export function indexShippedPhrases(): PhraseIndex {
  index ??= indexPhrases(Object.entries(languages).map(([language, phrases]) => ({ language, phrases })));
  return index;
}

/** The language of a region (`kl`, such as "ch-de"), or English when we ship no phrases for that language. */
export function languageOfRegion(region: string | null): string {
  const language = /^[a-z]{2}-([a-z]{2})$/.exec(region ?? '')?.[1] ?? '';
  return Object.hasOwn(languages, language) ? language : standard;
}

import { keptRecords as en, type KeptRecord } from './legal/keptRecords';
import type { Language } from './site/languages/languages';
import { keptRecords as de } from './translations/de/legal/keptRecords';
import { keptRecords as es } from './translations/es/legal/keptRecords';
import { keptRecords as fr } from './translations/fr/legal/keptRecords';

/**
 * What is kept when an account is deleted, and for how long, in each language: for the email about the deletion and the
 * legal texts. The account page shows the same list in its language.
 */
export const keptAfterDeletion: Record<Language, readonly KeptRecord[]> = { en, de, es, fr };

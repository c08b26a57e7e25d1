import type { LegalPath } from '@/lib/content/legal/pages';
import { readLegalDocument } from '@/lib/legal/readLegalDocument';

/** What a legal page is built from. */
export function legalPageProps(route: LegalPath) {
  return { props: { route, document: readLegalDocument(route) } };
}

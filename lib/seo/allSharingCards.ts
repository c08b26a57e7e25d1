import { routeWords } from '@/lib/content/routes/routeWords';
import { routeWords as inGerman } from '@/lib/content/translations/de/routes/routeWords';
import { routeWords as inSpanish } from '@/lib/content/translations/es/routes/routeWords';
import { routeWords as inFrench } from '@/lib/content/translations/fr/routes/routeWords';
import { type SharingCard, sharingCards } from './sharingCard';

/** Every card in every language, for `scripts/drawCards`. No page needs more than the address of its own. */
export function allSharingCards(): SharingCard[] {
  return [
    ...sharingCards('en', routeWords),
    ...sharingCards('de', inGerman),
    ...sharingCards('es', inSpanish),
    ...sharingCards('fr', inFrench),
  ];
}

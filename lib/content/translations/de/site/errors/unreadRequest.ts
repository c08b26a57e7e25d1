import type * as english from '@/lib/content/site/errors/unreadRequest';
import type { Translation } from '@/lib/content/translations/translation';

export const unreadRequest: Translation<typeof english.unreadRequest> = {
  large:
    'Ihr Browser hat mehr gesendet, als diese Website annimmt, vermutlich zu viele Cookies. Löschen Sie die Cookies dieser Adresse und öffnen Sie die Seite erneut.',
  slow: 'Ihre Anfrage hat zu lange gebraucht. Bitte versuchen Sie es noch einmal.',
  odd: 'Ihre Anfrage war nicht lesbar. Prüfen Sie die Adresse und öffnen Sie die Seite erneut.',
};

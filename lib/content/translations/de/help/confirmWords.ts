import type * as english from '@/lib/content/help/confirmWords';
import type { Translation } from '@/lib/content/translations/translation';

export const confirmWords: Translation<typeof english.confirmWords> = {
  title: 'Widerruf oder Kündigung',
  withdrawal: 'Widerruf bestätigen',
  cancellation: 'Jetzt kündigen',
  note: 'Dass Sie diese Seite geöffnet haben, ändert nichts, erst die Schaltfläche.',
  back: 'Zur Hilfe',
};

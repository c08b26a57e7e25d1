import type * as english from '@/lib/content/site/errors/unreadRequest';
import type { Translation } from '@/lib/content/translations/translation';

export const unreadRequest: Translation<typeof english.unreadRequest> = {
  large:
    'Tu navegador ha enviado más de lo que esta web acepta, probablemente demasiadas cookies. Borra las cookies de esta dirección y vuelve a abrir la página.',
  slow: 'Tu solicitud ha tardado demasiado en llegar. Inténtalo de nuevo.',
  odd: 'No se ha podido leer tu solicitud. Comprueba la dirección y vuelve a abrir la página.',
};

import type * as english from '@/lib/content/site/errors/unreadRequest';
import type { Translation } from '@/lib/content/translations/translation';

export const unreadRequest: Translation<typeof english.unreadRequest> = {
  large:
    'Votre navigateur a envoyé plus que ce que ce site accepte, sans doute trop de cookies. Supprimez les cookies de cette adresse, puis rouvrez la page.',
  slow: 'Votre demande a mis trop de temps à arriver. Veuillez réessayer.',
  odd: 'Votre demande n’a pas pu être lue. Vérifiez l’adresse, puis rouvrez la page.',
};

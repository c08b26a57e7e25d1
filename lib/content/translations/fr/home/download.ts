import { brand } from '@/lib/content/brand';
import type * as english from '@/lib/content/home/download';
import type { Translation } from '@/lib/content/translations/translation';

export const downloadPanel: Translation<typeof english.downloadPanel> = {
  eyebrow: brand.browser,
  title: 'Un navigateur qui bloque les traqueurs',
  text: 'Il fonctionne comme celui que vous connaissez, le pistage en moins. Vos favoris et vos mots de passe vous suivent en une minute environ.',
  benefits: [
    {
      icon: 'shield',
      title: 'Bloque les traqueurs cachés',
      text: 'Ils sont arrêtés avant leur chargement, et les pages s’affichent aussi plus vite.',
    },
    {
      icon: 'chat',
      title: 'Répond aux bandeaux de cookies',
      text: 'Il choisit l’option la plus protectrice et ferme le bandeau.',
    },
    {
      icon: 'eraser',
      title: 'Supprime vos données',
      text: 'Un bouton ferme les onglets et supprime ce qu’ils ont laissé.',
    },
  ],
};

import { brand } from '@/lib/content/brand';
import type * as english from '@/lib/content/downloads/syncPairing';
import type { Translation } from '@/lib/content/translations/translation';

export const pairingHero: Translation<typeof english.pairingHero> = {
  eyebrow: 'Synchronisation et sauvegarde',
  title: 'Scannez ce code depuis l’application',
  lead: `Ce code relie deux de vos appareils, et seul ${brand.browser} peut le lire. Ouvrez l’application et scannez-\u2060y le code une nouvelle fois.`,
};

export const pairingSteps: Translation<typeof english.pairingSteps> = {
  title: 'Reliez vos appareils',
  steps: [
    {
      title: `Ouvrez ${brand.browser} sur les deux appareils`,
      text: 'Celui qui affiche le code et celui que vous avez en main.',
    },
    {
      title: 'Dans « Réglages », ouvrez « Synchronisation et sauvegarde »',
      text: 'Sélectionnez « Synchroniser avec un autre appareil » sur les deux.',
    },
    {
      title: 'Autorisez l’application à utiliser l’appareil photo',
      text: 'L’image reste sur votre appareil. L’application y cherche seulement le code.',
    },
    {
      title: 'Scannez le code affiché sur l’autre écran',
      text: 'Vos favoris et vos mots de passe arrivent en moins d’une minute, chiffrés de bout en bout.',
    },
  ],
};

export const pairingCode: Translation<typeof english.pairingCode> = {
  title: 'Ou saisissez le code à la main',
  from: 'Ce code vient de 0.',
  text: 'Sur l’appareil que vous avez en main, ouvrez « Synchronisation et sauvegarde », sélectionnez « Saisir un code » et collez-le.',
  label: 'Code d’association',
  copy: 'Copier le code',
  copied: 'Code copié. Collez-le dans l’application.',
  selected: 'Le code est sélectionné. Copiez-le depuis le menu de votre navigateur.',
  forget: 'Le retirer de cette page',
  forgotten: 'Le code a été retiré de cette page et de son adresse.',
  warning: 'Toute personne qui a ce code peut se relier à vos appareils. Ne le partagez pas.',
};

export const pairingNotes: Translation<typeof english.pairingNotes> = {
  title: 'Où va ce code',
  items: [
    {
      title: 'Il ne nous parvient pas',
      text: 'Le code se trouve après le # de l’adresse. Les navigateurs n’envoient pas cette partie : notre serveur ne la reçoit jamais.',
    },
    {
      title: 'Il expire bientôt',
      text: 'Un code d’association expire au bout de quelques minutes. Si rien ne se passe, affichez-en un nouveau sur l’autre appareil.',
    },
    {
      title: 'Il ne fonctionne que dans l’application',
      text: 'Le code ne fait rien en dehors de l’application. Ce que vous synchronisez est chiffré avant de quitter votre appareil, et nous n’avons pas la clé.',
    },
  ],
  help: { label: 'Aide sur la synchronisation', href: '/help#sync' },
};

export const pairingDownload: Translation<typeof english.pairingDownload> = {
  title: 'Vous n’avez pas encore l’application sur cet appareil ?',
  text: 'Installez-la, ouvrez « Synchronisation et sauvegarde » et scannez de nouveau le code.',
};

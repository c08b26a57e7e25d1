import { brand } from '@/lib/content/brand';
import type * as english from '@/lib/content/downloads/comparisonWords';
import type { Translation } from '@/lib/content/translations/translation';

export const supportWords: Translation<typeof english.supportWords> = {
  included: 'Inclus',
  limited: 'Limité',
  paid: 'Payant',
  none: 'Non inclus',
};

export const comparisonGroupTitles: Translation<typeof english.comparisonGroupTitles> = {
  search: 'Recherche',
  browsing: 'Navigation',
  beyond: 'Au-delà du navigateur',
};

export const comparisonWords: Translation<typeof english.comparisonWords> = {
  'private-search': {
    topic: 'Recherche privée par défaut',
    meaning:
      'Ce que vous tapez dans la barre d’adresse va à un moteur de recherche qui ne conserve aucun profil de vous.',
    notes: {},
  },
  'private-ai': {
    topic: 'Chat IA privé et facultatif',
    meaning:
      'Le modèle reçoit vos questions sans votre nom ni votre adresse IP, et vous pouvez désactiver l’IA.',
    notes: {
      safari: 'Transmet les questions à une autre entreprise après vous l’avoir demandé.',
      firefox: 'Un panneau latéral pour les chats d’autres entreprises, à leurs conditions.',
    },
  },
  trackers: {
    topic: 'Bloque les traqueurs cachés avant leur chargement',
    meaning:
      'Les scripts qui signalent votre visite à d’autres entreprises sont bloqués, et pas seulement privés de cookie.',
    notes: {
      edge: 'Bloque les traqueurs des sites que vous n’avez pas visités ; les autres se chargent.',
      safari: 'Restreint leurs cookies ; les scripts se chargent quand même.',
      firefox: 'Bloque les traqueurs connus dans les fenêtres privées ; ailleurs, seulement leurs cookies.',
    },
  },
  'targeted-ads': {
    topic: 'Bloque les publicités ciblées',
    meaning: 'Sans traqueurs, une régie publicitaire ne peut pas relier vos visites sur différents sites.',
    notes: {},
  },
  'cookie-pop-ups': {
    topic: 'Répond aux bandeaux de cookies',
    meaning: 'Choisit l’option la plus protectrice et ferme le bandeau.',
    notes: {
      brave: 'En masque un grand nombre sans y répondre.',
    },
  },
  video: {
    topic: 'Vidéos sans publicité ciblée',
    meaning:
      'Un lecteur vidéo qui empêche ce que vous regardez d’influencer vos publicités et vos recommandations.',
    notes: {
      brave: 'Bloque la plupart des publicités dans les vidéos ; le site sait toujours ce que vous regardez.',
    },
  },
  passwords: {
    topic: 'Gestionnaire de mots de passe',
    meaning: 'Enregistre les mots de passe, les remplit et les garde chiffrés.',
    notes: {},
  },
  'clear-data': {
    topic: 'Supprime vos données d’un seul bouton',
    meaning:
      'Ferme les onglets et supprime l’historique et les cookies ; votre session reste ouverte sur les sites que vous choisissez de garder.',
    notes: {
      chrome: 'Dans les réglages, en plusieurs étapes.',
      edge: 'Dans les réglages, en plusieurs étapes.',
      safari: 'Par un menu ; impossible de garder les cookies de certains sites.',
      firefox: 'Un bouton pour les dernières heures, une fois ajouté à la barre d’outils.',
      brave: 'Site par site, ou dans les réglages.',
    },
  },
  links: {
    topic: 'Retire les codes de suivi des liens',
    meaning: 'Retire la partie d’un lien qui indique qui a cliqué dessus, avant l’ouverture de la page.',
    notes: {
      safari: 'Dans les fenêtres privées.',
      firefox: 'Dans les fenêtres privées, ou avec la protection stricte.',
    },
  },
  fingerprinting: {
    topic: 'Résiste à la prise d’empreinte numérique',
    meaning:
      'Les scripts ont plus de mal à distinguer votre appareil des autres par ses petites différences.',
    notes: {
      firefox: 'Pour l’essentiel dans les fenêtres privées, ou avec la protection stricte.',
    },
  },
  encryption: {
    topic: 'Passe les sites en connexion chiffrée',
    meaning: 'Ouvre la version sécurisée d’un site si elle existe, quoi que dise le lien.',
    notes: {
      chrome: 'Essaie d’abord le chiffrement ; il faut un réglage pour l’imposer.',
      edge: 'Essaie d’abord le chiffrement ; il faut un réglage pour l’imposer.',
    },
  },
  'opt-out': {
    topic: 'Demande aux sites de ne pas vendre vos données',
    meaning:
      'Envoie le signal Global Privacy Control à chaque page ouverte. Dans certains pays, la loi oblige les sites à le respecter.',
    notes: {
      firefox: 'Un réglage ; activé par défaut dans les fenêtres privées.',
    },
  },
  sync: {
    topic: 'Synchronise sans compte',
    meaning:
      'Les favoris et les mots de passe se synchronisent entre vos appareils avec un code, et non avec votre nom.',
    notes: {},
  },
  'email-trackers': {
    topic: 'Bloque les traqueurs dans les e-mails',
    meaning:
      'Des adresses de transfert qui retirent les traqueurs des e-mails avant que vous ne les receviez.',
    notes: {
      safari:
        'Seulement avec un stockage payant ; l’application de messagerie masque l’ouverture des e-mails.',
      firefox: 'Dans un service à part ; quelques adresses sont gratuites.',
    },
  },
  vpn: {
    topic: 'VPN',
    meaning: 'Cache à votre réseau les sites que vous visitez, et à ces sites votre adresse IP.',
    notes: {
      ours: `Fait partie de ${brand.subscription}.`,
      edge: 'Un volume de données mensuel, après connexion.',
      safari: 'Un relais pour Safari seulement, avec un stockage payant.',
      firefox: 'Un abonnement à part.',
      brave: 'Un abonnement à part.',
    },
  },
  'data-removal': {
    topic: 'Fait retirer vos données des sites de courtiers (États-Unis)',
    meaning:
      'Demande aux sites qui vendent des noms et des adresses de retirer les vôtres, puis vérifie à nouveau.',
    notes: {
      ours: `Fait partie de ${brand.subscription}, aux États-Unis.`,
    },
  },
  'identity-restoration': {
    topic: 'Aide en cas d’usurpation d’identité',
    meaning: 'Quelqu’un vous aide par téléphone à rétablir votre situation, à toute heure.',
    notes: {
      ours: `Fait partie de ${brand.subscription}.`,
    },
  },
};

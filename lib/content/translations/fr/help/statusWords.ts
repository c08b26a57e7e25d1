import { minutesOrHours } from '@/lib/content/help/statusParts';
import type * as english from '@/lib/content/help/statusWords';
import type { Translation } from '@/lib/content/translations/translation';

export const statusPartWords: Translation<typeof english.statusPartWords> = {
  site: { name: 'Site web', text: 'Ces pages, les téléchargements et les réglages' },
  accounts: {
    name: 'Connexion et comptes',
    text: 'La connexion, la page de votre compte et l’accès dans les applications',
  },
  mail: { name: 'E-mail', text: 'Codes de connexion, reçus et avis' },
  payments: { name: 'Paiements', text: 'Nouveaux abonnements, renouvellements et facturation' },
  stores: { name: 'Boutiques d’applications', text: 'Achats dans l’App Store et sur Google Play' },
};

export const statusWords: Translation<typeof english.statusWords> = {
  title: 'État des services',
  lead: 'Ce qui fonctionne en ce moment, et chaque perturbation des 90 derniers jours. Nous vérifions une fois par minute.',
  waiting: 'L’état ne peut pas être affiché pour le moment. Rechargez la page dans une minute.',
  summary: {
    up: 'Tout fonctionne',
    slow: 'Quelque chose est ralenti',
    down: 'Quelque chose ne fonctionne pas',
    unknown: 'Les premières vérifications sont en cours',
  },
  checked: (time) => `Dernière vérification : ${time} (UTC)`,
  never: 'Pas encore vérifié. La première vérification a lieu dans la minute.',
  databaseAway:
    'Notre base de données ne répond pas pour le moment. En attendant, vous ne pouvez ni vous connecter ni vous abonner, et l’historique ci-dessous peut manquer ou être incomplet.',
  partsTitle: 'Parties du service',
  states: { up: 'Fonctionne', slow: 'Ralenti', down: 'Ne fonctionne pas', unknown: 'Non vérifié' },
  firstDay: 'Il y a 90 jours',
  lastDay: 'Aujourd’hui',
  uptime: (percent, since) =>
    since === null ? `En service ${percent} du temps` : `En service ${percent} du temps depuis le ${since}`,
  bars: ({ up, troubled, unknown }) =>
    `90 derniers jours. Jours sans perturbation : ${up}. Jours avec perturbation : ${troubled}. Jours sans vérification : ${unknown}.`,
  incidentsTitle: 'Perturbations des 90 derniers jours',
  noIncidents: 'Aucune.',
  noHistory: 'L’historique ne peut pas être affiché pour le moment.',
  incident: {
    down: (minutes) => `Hors service pendant environ ${minutesOrHours(minutes, 'fr')}`,
    slow: (minutes) => `Ralenti pendant environ ${minutesOrHours(minutes, 'fr')}`,
    missed: (minutes) => `Aucune vérification pendant environ ${minutesOrHours(minutes, 'fr')}`,
  },
  between: (times) => `${times} (UTC)`,
  notes: {
    title: 'Comment lire cette page',
    items: [
      {
        title: 'Enregistrement automatique',
        text: 'Nos serveurs enregistrent eux-mêmes l’état de chaque partie. Personne ne modifie l’historique.',
      },
      {
        title: 'Barres',
        text: 'Chaque barre est un jour. Une barre pleine est un jour sans perturbation, une barre plus courte un jour avec un ralentissement ou une panne, et un trait tout en bas un jour sans vérification.',
      },
      {
        title: 'Limites',
        text: 'Un serveur éteint n’enregistre rien : ce temps figure donc comme du temps sans vérification. Le VPN et le chat IA fonctionnent sur d’autres systèmes et ne sont pas mesurés ici.',
      },
    ],
  },
  contact: {
    text: 'Tout fonctionne ici, mais pas chez vous ?',
    label: 'Écrivez-nous',
    href: '/help/contact',
  },
};

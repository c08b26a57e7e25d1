import type * as english from '@/lib/content/company/howWeWork';
import { figures } from '@/lib/content/figures';
import type { Translation } from '@/lib/content/translations/translation';

export const howWeWorkHero: Translation<typeof english.howWeWorkHero> = {
  eyebrow: 'Culture d’entreprise',
  title: 'Nos trois valeurs',
  lead: `Des valeurs affichées au mur ne décident de rien. Les nôtres, nous les citons quand ${figures.teamSize} personnes réparties sur de nombreux fuseaux horaires doivent se mettre d’accord sans réunion.`,
};

export const workValues: Translation<typeof english.workValues> = {
  saidLabel: 'Ce que vous entendrez',
  items: [
    {
      id: 'trust',
      title: 'Bâtir la confiance',
      lead: 'Personne ne vérifie quand vous êtes à votre bureau. En échange, tout le monde peut voir sur quoi vous travaillez, pourquoi, et où vous butez.',
      practices: [
        'Chaque projet a une personne responsable et une page que toute l’entreprise peut lire',
        'Le salaire dépend du niveau, et non du lieu de vie ni du talent pour négocier',
        'Les avis sont demandés, mis par écrit et suivis d’une réponse',
      ],
      said: '« J’avais tort sur ce point. Voici ce que j’ai changé. »',
    },
    {
      id: 'question',
      title: 'Remettre en question les évidences',
      lead: 'Une bonne raison vaut plus qu’un rang élevé. La dernière personne arrivée peut demander pourquoi, et « on a toujours fait comme ça » n’est pas une réponse.',
      practices: [
        'Un plan commence par ce que nous tenons pour acquis',
        'Quelqu’un est chargé de plaider contre le plan',
        'Chaque décision porte une date à laquelle on la réexamine',
      ],
      said: '« Qu’est-ce qui devrait être vrai pour que cela marche ? »',
    },
    {
      id: 'validate',
      title: 'Vérifier le cap',
      lead: 'Aller loin dans la mauvaise direction est l’erreur la plus chère que nous puissions commettre. Nous commençons donc par la façon la moins chère de savoir.',
      practices: [
        'Un croquis avant un prototype, un prototype avant un plan',
        'La réussite et l’échec sont définis avant le départ',
        'On remercie les personnes qui arrêtent tôt un projet',
      ],
      said: '« Quelle est la plus petite chose qui pourrait nous donner tort ? »',
    },
  ],
};

export const workWeek: Translation<typeof english.workWeek> = {
  title: 'Une semaine type',
  lead: 'Vous fixez vos horaires. Deux après-midi sont communs avec votre équipe ; le reste est consacré au travail de fond.',
  kinds: {
    focus: 'Travail de fond',
    answer: 'Lire et répondre',
    together: 'Échanger avec des collègues',
    off: 'Libre',
  },
  hourLabel: (hours) => `${hours} h`,
  days: ['Lundi', 'Mardi', 'Mercredi', 'Jeudi', 'Vendredi'],
  activities: {
    weeklyPlan: 'Plan de la semaine',
    project: 'Projet',
    team: 'Équipe',
    reviews: 'Relectures',
    noMeetings: 'Aucune réunion dans toute l’entreprise',
    oneOnOne: 'Tête-à-tête',
    chosenProject: 'Un projet de votre choix',
    looseEnds: 'À finir',
    earlyWeekend: 'Week-end anticipé',
  },
};

export const workFacts: Translation<typeof english.workFacts> = {
  title: 'Ce que cela change pour vous',
  rows: [
    {
      title: 'Tout le monde en télétravail',
      text: 'Il n’y a pas de bureau, donc personne n’est à l’écart parce qu’il n’y est pas. Deux fois par an, nous nous retrouvons dans un bel endroit.',
    },
    {
      title: 'Une seule grille de salaires',
      text: 'Au même niveau, deux personnes gagnent la même chose, à Lisbonne comme à Seattle. Toute l’entreprise peut consulter la grille.',
    },
    {
      title: 'Les gens restent',
      text: 'Chaque année, peu de personnes s’en vont, et la plupart d’entre elles disent qu’elles reviendraient.',
    },
  ],
  link: { label: 'Comment nous recrutons', href: '/how-we-hire' },
  roles: { label: 'Voir les postes ouverts', href: '/hiring' },
};

import { brand } from '@/lib/content/brand';
import type * as english from '@/lib/content/downloadPages/reports';
import type { Translation } from '@/lib/content/translations/translation';

export const mailFormWords: Translation<typeof english.mailFormWords> = {
  how: 'Le bouton ouvre dans votre messagerie un message qui contient vos réponses. Rien ne quitte cette page tant que vous ne l’avez pas envoyé, et nous ne conservons rien ici.',
  without: 'Pas de messagerie sur cet appareil ? Écrivez-nous depuis un autre :',
};

export const surveyForm: Translation<typeof english.surveyForm> = {
  subject: `${brand.browser} pour Windows : mes réponses`,
  submit: 'Continuer par e-mail',
  choices: [
    {
      name: 'À quelle fréquence l’utilisez-vous ?',
      options: ['Tous les jours', 'Certains jours', 'Je l’ai essayée une fois', 'Je ne l’utilise plus'],
    },
    {
      name: 'Par rapport à votre dernier navigateur, elle est',
      options: ['plus rapide', 'à peu près pareille', 'plus lente', 'difficile à comparer'],
    },
  ],
  texts: [
    {
      name: 'Pour quoi l’utilisez-vous le plus ?',
      hint: 'Travail, lecture, achats, banque, tout ce que vous voulez.',
    },
    { name: 'Qu’est-ce qui marche bien ?', hint: null },
    {
      name: 'Qu’est-ce qui vous gêne ?',
      hint: 'Un site qui ne fonctionne pas, une fonction qui manque, un plantage.',
    },
    { name: 'Que devrions-nous ajouter ensuite ?', hint: null },
  ],
};

export const reportForm: Translation<typeof english.reportForm> = {
  subject: 'Une alerte peut-être erronée',
  submit: 'Continuer par e-mail',
  url: {
    label: 'Adresse du site',
    hint: 'Telle qu’elle figure dans l’alerte, par exemple https://pond.example/',
  },
  why: {
    label: 'Pourquoi pensez-vous qu’il est sûr ?',
    hint: 'Par exemple : c’est mon propre site, ou je l’utilise depuis des années.',
  },
  role: {
    label: 'Le site est',
    options: ['un site que je visite', 'le mien ou celui de l’entreprise où je travaille'],
  },
  next: {
    title: 'La suite',
    steps: [
      {
        title: 'Une personne l’examine',
        text: 'En général sous deux jours ouvrés, dans un navigateur isolé.',
      },
      {
        title: 'Si nous avions tort',
        text: 'Nous levons l’alerte pour tout le monde, en général en moins d’une heure.',
      },
      {
        title: 'Si nous avions raison',
        text: 'Nous vous disons ce que nous avons trouvé, pour que son propriétaire puisse nettoyer le site.',
      },
    ],
  },
  careful: {
    title: 'D’ici là, évitez ce site',
    text: 'Les sites qui en imitent d’autres ont l’air inoffensifs, et c’est voulu. N’y saisissez pas de mot de passe ni de numéro de carte pour essayer.',
  },
};

import { brand } from '@/lib/content/brand';
import { allHiringWeeks } from '@/lib/content/company/hiringWeeks';
import type * as english from '@/lib/content/company/howWeHire';
import type { Translation } from '@/lib/content/translations/translation';

export const howWeHireHero: Translation<typeof english.howWeHireHero> = {
  eyebrow: 'Culture d’entreprise',
  title: 'Six étapes, dont deux rémunérées',
  lead: 'Un entretien montre si l’on sait passer un entretien. Nous préférons regarder du travail : court, réel et rémunéré. Vous voyez aussi comment nous travaillons, avant que quiconque se décide.',
};

export const hiringStages: Translation<typeof english.hiringStages> = {
  title: 'De la candidature à l’offre',
  paidLabel: 'Rémunéré',
  timeLabel: 'Durée',
  whoLabel: 'Qui',
  items: [
    {
      title: 'Nous lisons votre candidature',
      text: 'Une personne la lit du début à la fin, le nom de votre école étant masqué. Vous recevez une réponse dans tous les cas, sous 10 jours ouvrés.',
      time: '10 jours ouvrés au maximum',
      who: 'une personne du recrutement',
      paid: false,
    },
    {
      title: 'Un court appel',
      text: 'Une demi-heure, caméra facultative. Nous parlons de ce que vous cherchez, de ce que nous cherchons et du salaire. La moitié du temps est réservée à vos questions.',
      time: '30 minutes',
      who: 'la même personne',
      paid: false,
    },
    {
      title: 'Premier projet rémunéré',
      text: 'Un travail comme ceux du poste, aux heures qui vous conviennent : un plan, une relecture, un prototype, une révision. Il est rémunéré quel que soit le résultat.',
      time: 'six heures environ',
      who: 'vous, à votre rythme',
      paid: true,
    },
    {
      title: 'Rencontre avec de futurs collègues',
      text: 'Deux personnes de l’équipe vous interrogent sur votre projet. Pas de casse-tête. Ensuite, c’est vous qui posez les questions.',
      time: 'une heure',
      who: 'deux personnes de l’équipe',
      paid: false,
    },
    {
      title: 'Deuxième projet rémunéré',
      text: 'Plus proche d’une semaine normale : une question ouverte, des échanges de commentaires écrits et un résultat que d’autres doivent pouvoir utiliser.',
      time: '16 heures environ',
      who: 'une personne qui répond à vos questions',
      paid: true,
    },
    {
      title: 'Derniers entretiens',
      text: 'Vous rencontrez la personne qui vous encadrerait, quelqu’un d’une autre équipe et un membre de l’équipe fondatrice. Nous décidons en une semaine et vous disons pourquoi.',
      time: 'trois appels de 45 minutes',
      who: 'trois personnes',
      paid: false,
    },
  ],
};

export const hiringCalendar: Translation<typeof english.hiringCalendar> = {
  title: 'Combien de temps en tout',
  text: `D’ordinaire ${allHiringWeeks} semaines, parfois moins. C’est surtout l’attente de moments qui vous conviennent, et nous ne vous pressons pas.`,
  weekCount: (count) => (count === 1 ? '1 semaine' : `${count} semaines`),
  label: 'Semaines d’un parcours habituel, par étape',
};

export const hiringQuestions: Translation<typeof english.hiringQuestions> = {
  title: 'À propos des projets d’essai',
  items: [
    {
      id: 'what',
      question: 'Qu’est-ce qu’un projet d’essai ?',
      answer:
        'Une tâche comme celles du poste, avec tout ce qu’il faut pour la faire et un nombre d’heures limité. En design, on reçoit un écran qui pose problème ; en recherche, un jeu de données ; en droit, un plan à relire.',
    },
    {
      id: 'why',
      question: 'Pourquoi y recourez-\u2060vous ?',
      answer:
        'Ils sont plus justes. Ils favorisent les personnes qui font bien le travail plutôt que celles qui en parlent bien, et laissent de côté ce qui ne devrait pas peser sur une décision.',
    },
    {
      id: 'pay',
      question: 'Combien payez-\u2060vous ?',
      answer:
        'Une somme fixe par projet, la même pour toutes les personnes de la session, versée dans la semaine qui suit votre facture. Nous vous disons le montant avant que vous commenciez.',
    },
    {
      id: 'use',
      question: 'Utilisez-vous ce qui est produit lors des candidatures ?',
      answer:
        'Non. Les tâches sont inventées ou terminées depuis longtemps. Ce que vous faites vous appartient, et vous pouvez le montrer une fois la session terminée.',
    },
    {
      id: 'time',
      question: 'J’ai un emploi et une famille. Aurai-\u2060je le temps ?',
      answer:
        'Le travail est découpé pour tenir dans des soirées, et vous avez toujours au moins une semaine. S’il vous faut plus de temps, dites-le-nous. Cela ne vous sera pas reproché.',
    },
  ],
  closing: { label: 'Voir les postes ouverts', href: '/hiring#roles' },
  contact: { label: 'Poser une question au recrutement', href: `mailto:${brand.supportEmail}` },
};

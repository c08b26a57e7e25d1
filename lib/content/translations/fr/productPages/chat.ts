import { brand } from '@/lib/content/brand';
import type * as english from '@/lib/content/productPages/chat';
import type { Translation } from '@/lib/content/translations/translation';

export const chatHero: Translation<typeof english.chatHero> = {
  title: 'Un chat IA privé',
  lead: `${brand.chat} envoie votre question au modèle d’IA de votre choix sans révéler qui vous êtes. C’est gratuit, et aucun compte n’est nécessaire.`,
  start: { label: 'Ouvrir un chat', href: brand.chatUrl },
  terms: { label: 'Confidentialité et conditions', href: '/duckai/privacy-terms' },
  example: {
    label: 'Exemple de chat',
    model: 'Petit modèle rapide',
    question:
      'Mon propriétaire veut garder ma caution à cause d’une rayure sur la table. En a-t-il le droit ?',
    answer:
      'L’usure normale n’est en général pas un motif. Trois points comptent : ce que l’état des lieux dit de la table, son âge, et si la rayure peut être réparée pour moins cher.',
    followUp: 'Écris deux phrases polies à mon propriétaire.',
    field: 'Posez votre question',
    note: 'Envoyé par nous, sans votre adresse IP',
  },
};

export const chatJourney: Translation<typeof english.chatJourney> = {
  title: 'Ce que voit le modèle',
  lead: 'Un message en dit plus long que son texte. Voici le même message avant et après son passage par notre serveur.',
  before: {
    title: 'Ce qui quitte votre appareil',
    rows: [
      { term: 'Texte', value: 'Votre question', stays: true },
      { term: 'Adresse IP', value: '203.0.113.24', stays: false },
      { term: 'Navigateur', value: 'Nom et version', stays: false },
      { term: 'Cookies', value: 'Ceux qui sont présents', stays: false },
      { term: 'Langue', value: 'Celle de votre système', stays: false },
    ],
  },
  after: {
    title: 'Ce qui arrive au modèle',
    rows: [
      { term: 'Texte', value: 'Votre question' },
      { term: 'Expéditeur', value: brand.name },
    ],
    note: 'Si vous écrivez votre nom dans une question, le modèle le voit. Nous transmettons vos mots sans les modifier.',
  },
  kept: 'Retiré',
};

export const chatPromises: Translation<typeof english.chatPromises> = {
  title: 'Ce que garantissent nos contrats',
  items: [
    {
      figure: '0',
      title: 'chat sur nos serveurs',
      text: 'Les questions et les réponses passent par la mémoire et ne sont pas conservées.',
    },
    {
      figure: '0',
      title: 'modèle entraîné avec vos textes',
      text: 'Aucun fournisseur ne peut entraîner de modèle avec ce que vous écrivez.',
    },
    {
      figure: '30',
      title: 'jours au maximum',
      text: 'Dans ce délai, chaque fournisseur supprime ce que nous avons envoyé, sauf si la sécurité ou la loi exige autre chose.',
    },
    {
      figure: '1',
      title: 'endroit pour votre historique',
      text: 'Votre propre navigateur garde vos chats récents jusqu’à ce que vous les supprimiez.',
    },
  ],
};

export const chatUses: Translation<typeof english.chatUses> = {
  title: 'Ce qu’un chat IA fait bien',
  lead: 'Un modèle prédit des mots. Il aide quand la tâche est faite de mots. Là où une erreur vous coûterait cher, vérifiez la réponse.',
  good: {
    title: 'Utilisez-le pour',
    items: [
      {
        label: 'Raccourcir une longue lettre',
        question: 'Raccourcis cette lettre à cinq phrases : ',
      },
      {
        label: 'Écrire une formule',
        question: 'Écris une formule de tableur qui ',
      },
      {
        label: 'Dix noms pour un club d’aviron',
        question: 'Propose dix noms pour un club d’aviron.',
      },
      {
        label: 'Expliquer un message d’erreur',
        question: 'Explique ce message d’erreur : ',
      },
      {
        label: 'Une recette avec des restes',
        question: 'Un dîner pour deux avec du riz, des œufs et des épinards, s’il te plaît.',
      },
    ],
  },
  poor: {
    title: 'Vérifiez ses réponses sur',
    items: [
      'Les doses et les symptômes',
      'Les contrats et les impôts',
      'L’actualité du jour',
      'Les citations et les sources',
      'Tout ce qui touche une personne',
    ],
  },
};

export const chatPlans: Translation<typeof english.chatPlans> = {
  title: 'Gratuit et avec l’abonnement',
  columns: ['', 'Gratuit', brand.subscription],
  rows: [
    {
      topic: 'Modèles',
      free: 'Plusieurs modèles petits et moyens',
      more: 'Aussi des modèles plus performants',
    },
    { topic: 'Questions', free: 'Un quota confortable par jour', more: 'Un quota bien plus élevé' },
    { topic: 'Compte', free: 'Aucun', more: 'Un nombre aléatoire' },
    { topic: 'Chats que nous conservons', free: 'Aucun', more: 'Aucun' },
    {
      topic: 'Ce que nous conservons',
      free: 'Un compteur d’utilisation, pendant un jour',
      more: 'Un compteur d’utilisation, pendant un jour',
    },
  ],
  link: { label: `Découvrir ${brand.subscription}`, href: '/pro' },
};

export const chatQuestions: Translation<typeof english.chatQuestions> = {
  title: 'Questions sur le chat',
  items: [
    {
      id: 'who-answers',
      question: 'Qui répond : vous, ou les entreprises derrière les modèles ?',
      answer:
        'Les modèles appartiennent à plusieurs entreprises. Quelques-uns tournent sur nos propres serveurs. La liste du chat vous indique lesquels avant votre choix.',
    },
    {
      id: 'find-again',
      question: 'Comment retrouver un chat si vous ne le conservez pas ?',
      answer:
        'Votre navigateur garde vos chats récents sur votre appareil. Ils ne sont pas disponibles sur d’autres appareils, et si vous supprimez les données du navigateur, ils disparaissent aussi.',
    },
    {
      id: 'hide',
      question: 'Puis-je désactiver complètement l’IA ?',
      answer:
        'Oui. Les réglages de recherche ont une section consacrée à l’IA, avec des commandes séparées pour le bouton du chat, les résumés au-dessus des résultats et les images générées par l’IA.',
    },
    {
      id: 'files',
      question: 'Que deviennent les fichiers que je joins ?',
      answer:
        'La même chose que les mots : ils vont au modèle sans votre nom, et ne sont ni conservés par nous ni utilisés pour l’entraînement.',
    },
    {
      id: 'limit',
      question: 'Comment appliquez-\u2060vous une limite par jour sans savoir qui je suis ?',
      answer:
        'Nous comptons dans votre navigateur, et avec une empreinte de votre adresse IP, calculée avec une clé. Elle est supprimée en moins d’un jour et ne dit rien de ce que vous avez demandé.',
    },
  ],
};

import type * as english from '@/lib/content/app/appRestoration';
import { brand } from '@/lib/content/brand';
import type { Translation } from '@/lib/content/translations/translation';

export const restorationCodeWords: Translation<typeof english.restorationCodeWords> = {
  heading: 'Votre code d’accès',
  loading: 'Chargement de votre abonnement',
  intro:
    'On vous le demande une seule fois, au début de l’appel. Il montre que vous avez un abonnement, pas qui vous êtes.',
  ask: 'Obtenir mon code d’accès',
  asking: 'Récupération de votre code',
  ready: 'Votre code d’accès est prêt',
  until: (date) => `Valable jusqu’au ${date}. D’ici là, cette page affichera le même code.`,
  copy: 'Copier le code',
  copied: 'Copié',
  copyFailed: 'Nous n’avons pas pu copier le code. Notez-le ou lisez-le ici.',
  call: (phone) => `Appeler le ${phone}`,
  message: 'Envoyer plutôt un message',
  open: {
    northAmerica: 'Ouvert jour et nuit, 7 jours sur 7. L’appel est gratuit aux États-Unis et au Canada.',
    unitedKingdom: 'Ouvert jour et nuit, 7 jours sur 7. L’appel est gratuit au Royaume-Uni.',
    elsewhere:
      'Ouvert jour et nuit, 7 jours sur 7. Votre opérateur peut vous facturer l’appel vers le Royaume-Uni.',
  },
  failed: 'Nous n’avons pas pu obtenir votre code',
  retry: 'Réessayer',
  refused: {
    heading: 'Non compris dans votre abonnement',
    text: 'L’abonnement de ce compte a pris fin ou ne comprend pas l’aide en cas d’usurpation d’identité.',
    plans: 'Voir les formules',
    account: 'Voir mon abonnement',
  },
  signedOut: {
    heading: 'Connectez-vous pour obtenir votre code',
    text: `Les conseils par téléphone font partie de ${brand.subscription}. Connectez-vous pour obtenir votre code.`,
    signIn: 'Se connecter',
    activate: 'J’ai un abonnement',
    subscribe: 'S’abonner',
  },
  withoutScript:
    'Pour obtenir un code, il faut JavaScript : la clé de votre compte reste dans ce navigateur et n’est jamais envoyée dans un formulaire. Tout le reste de cette page se lit sans JavaScript.',
};

export const restorationWords: Translation<typeof english.restorationWords> = {
  eyebrow: brand.subscription,
  title: 'Une vraie personne pour vous aider si on usurpe votre\u00a0identité',
  lead: 'Un crédit que vous n’avez jamais demandé, un colis que vous n’avez jamais commandé, un courrier d’un tribunal dont vous n’avez jamais entendu parler. Quelqu’un vous répond, de jour comme de nuit, et vous accompagne jusqu’à ce que tout soit réglé.',
  steps: {
    title: 'Comment nous joindre par téléphone',
    items: [
      {
        title: 'Obtenez votre code d’accès',
        text: 'Si vous avez un abonnement, connectez-vous, puis demandez le code en haut de cette page. Il compte 12 lettres et chiffres, se lit facilement à voix haute et reste valable une semaine.',
      },
      {
        title: 'Appelez et donnez votre code',
        text: 'Il prouve que vous avez droit à cette aide. Expliquez ce qui s’est passé avec vos propres mots.',
      },
      {
        title: 'Convenez de la suite',
        text: 'Vous recevez un numéro de dossier, la liste des premières démarches et le même interlocuteur pour tous les appels suivants.',
      },
    ],
  },
  cover: {
    title: 'Ce qui est compris là où vous vivez',
    lead: 'L’appel se passe partout de la même façon. Ce que l’on peut faire pour vous dépend de la loi de votre pays.',
    places: ['Hors des États-Unis', 'Aux États-Unis'],
    rows: [
      {
        name: 'Conseil',
        cells: [
          'Vous guide pas à pas : quoi faire d’abord, qui appeler, que dire et quels documents envoyer',
          'Agit en votre nom : appelle les banques, les prêteurs et les agences de crédit, conteste les paiements et écrit les courriers',
        ],
      },
      {
        name: 'Documents',
        cells: [
          'Vous indique pour chacun l’administration, le formulaire et le délai',
          'Vous aide à remplacer permis de conduire, passeport et cartes',
        ],
      },
      {
        name: 'Indemnisation',
        cells: [
          'Non comprise',
          'Certaines pertes et certains frais sont indemnisés, dans la limite indiquée au résumé des garanties',
        ],
      },
      {
        name: 'Langues',
        cells: ['Anglais, français, espagnol, italien et allemand', 'Anglais'],
      },
      {
        name: 'Horaires',
        cells: ['24 heures sur 24, 7 jours sur 7', '24 heures sur 24, 7 jours sur 7'],
      },
    ],
    benefits: 'Résumé des garanties',
    benefitsText:
      'Aux États-Unis, l’indemnisation relève d’un contrat d’assurance de groupe. Le résumé des garanties précise la limite, les exclusions et la façon de déclarer un sinistre. Vous le recevez avec votre numéro de dossier. Pour le lire plus tôt, [écrivez-nous un e-mail](support). Une usurpation dont vous aviez connaissance avant de vous abonner n’est couverte nulle part.',
  },
  first: {
    title: 'Si vous avez une minute avant d’appeler',
    items: [
      [
        'Appelez la banque dont la carte ou le compte a servi à la fraude.',
        'Demandez qu’on les bloque. Le numéro figure au dos de la carte.',
      ],
      [
        'Conservez chaque courrier et chaque message.',
        'Même les plus désagréables. Photographiez aussi l’enveloppe : le cachet de la poste indique la date.',
      ],
      [
        'Changez le mot de passe de votre messagerie.',
        'Qui peut ouvrir vos e-mails peut réinitialiser vos autres mots de passe.',
      ],
    ],
  },
  privacy: {
    title: 'Nous savons seulement que vous avez demandé un code',
    items: [
      'Le code indique à la société de conseil que vous avez un abonnement. Il ne contient ni votre nom, ni votre adresse, ni votre compte.',
      'Ce que vous dites au téléphone reste entre vous et la personne qui vous conseille. Nous ne recevons ni enregistrement, ni résumé, ni liste des appels.',
      'Le code est conservé chiffré et supprimé une semaine après votre demande.',
    ],
    policy: 'Conditions et politique de confidentialité de l’abonnement',
  },
};

export const restorationFeedbackWords: Translation<typeof english.restorationFeedbackWords> = {
  title: 'Avez-\u2060vous rencontré une difficulté ?',
  legend: 'Choisissez ce qui correspond le mieux',
  reasons: [
    { id: 'code', label: 'Mon code n’a pas été accepté' },
    { id: 'reach', label: 'Personne n’a répondu' },
    { id: 'help', label: 'Les conseils n’ont servi à rien' },
    { id: 'page', label: 'Cette page n’est pas claire' },
    { id: 'other', label: 'Autre chose' },
  ],
  form: 'Envoyer un avis',
  mail: 'Nous écrire un e-mail',
  subject: (reason) => `Aide en cas d’usurpation d’identité : ${reason}`,
  note: 'Merci de ne rien indiquer de ce que vous avez confié au téléphone. Nous n’en avons pas besoin et ne voulons pas le conserver.',
};

import { brand } from '@/lib/content/brand';
import type * as english from '@/lib/content/help/securityWords';
import { legalValues } from '@/lib/content/legal/values';
import type { Translation } from '@/lib/content/translations/translation';

const { codeMinutes, accessHours, refreshDays, familyDays, mailRecordDays, countDays } = legalValues;

export const securityWords: Translation<typeof english.securityWords> = {
  hero: {
    title: 'Sécurité',
    lead: 'Les données les plus sûres sont celles que personne n’a. Voici comment nous protégeons le peu que nous conservons, combien de temps et comment signaler un problème.',
    report: 'Signaler une faille',
  },
  built: {
    title: 'Comment nous protégeons vos données',
    items: [
      {
        title: 'Pas de mots de passe',
        text: `Vous vous connectez avec un code à six chiffres, valable une seule fois, pendant ${codeMinutes} minutes, et qui cesse de fonctionner après cinq essais erronés. Il n’y a aucun mot de passe à voler, à réutiliser ou à deviner.`,
      },
      {
        title: 'Des codes et des jetons d’accès illisibles',
        text: 'Notre base de données contient des empreintes des codes et des jetons d’accès, pas les originaux. Le contenu des e-mails en attente d’envoi, nos clés de signature et les codes d’accès à l’aide en cas d’usurpation d’identité sont chiffrés en AES-256-GCM, et la clé de chiffrement est conservée ailleurs ; les adresses e-mail ne sont pas chiffrées. Une copie volée de la base n’ouvre aucun compte.',
      },
      {
        title: 'Des jetons signés et de courte durée',
        text: `Les applications et les pages utilisent des jetons d’accès signés avec ES256. Ils sont valables ${accessHours} heures et renouvelés avec un jeton qui ne sert qu’une fois. Si une copie est utilisée une seconde fois, tous les jetons de cette connexion cessent de fonctionner.`,
      },
      {
        title: 'Les numéros de carte ne nous parviennent pas',
        text: 'Vous saisissez votre carte sur une page de notre prestataire de paiement, ou vous payez par une boutique d’applications. Nous apprenons que vous avez payé, mais jamais votre numéro de carte.',
      },
      {
        title: 'Rien qui vienne d’autres entreprises',
        text: 'Nos pages ne chargent ni scripts, ni polices, ni images, ni compteurs de tiers. Une politique de contenu stricte n’autorise que nos propres scripts, et un texte ne peut jamais devenir du code (Trusted Types).',
      },
      {
        title: 'Des connexions chiffrées',
        text: 'Les connexions sont chiffrées, et les navigateurs reçoivent la consigne de refuser toute autre pendant un an (HSTS). Les e-mails quittent aussi nos serveurs par des connexions chiffrées.',
      },
      {
        title: 'Un nombre d’essais limité',
        text: 'Nous comptons les essais par compte, par adresse et par réseau, pour que personne ne puisse deviner des codes sans limite, vous bloquer l’accès ou inonder votre boîte de réception.',
      },
      {
        title: 'Vos connexions, visibles et révocables',
        text: 'La page de votre compte montre vos connexions en cours. Vous pouvez déconnecter un appareil ou tous, et nous vous écrivons quand l’adresse de votre compte change.',
      },
    ],
  },
  stored: {
    title: 'Ce que nous conservons, et combien de temps',
    lead: 'Les données qui comptent pour la sécurité d’un compte. La liste complète se trouve dans la politique de confidentialité.',
    what: 'Quoi',
    how: 'Sous quelle forme',
    long: 'Combien de temps',
    rows: [
      {
        what: 'Code à usage unique',
        how: 'Sous forme d’empreinte calculée avec une clé',
        long: `${codeMinutes} minutes, et ses traces une heure de plus`,
      },
      {
        what: 'Session sur un appareil',
        how: 'Sous forme d’empreinte',
        long: `${refreshDays} jours après la dernière utilisation, ${familyDays} jours au maximum`,
      },
      {
        what: 'Adresse e-mail d’un compte',
        how: 'En clair, si vous en ajoutez une',
        long: 'Jusqu’à son retrait ou à la suppression du compte',
      },
      {
        what: 'Un e-mail qui vous est destiné',
        how: 'Contenu chiffré, adresse en clair',
        long: `Jusqu’à l’envoi, ou sept jours s’il ne peut être remis ; le fait qu’il a été envoyé, ${mailRecordDays} jours`,
      },
      {
        what: 'Actions sur un compte',
        how: 'L’action et l’heure, avec le réseau sous forme d’empreinte calculée avec une clé',
        long: 'Un an',
      },
      { what: 'Nombre de pages vues', how: 'Sous forme de totaux', long: `${countDays} jours` },
      {
        what: 'Numéros de carte, mots de passe, historique de recherche',
        how: 'Pas du tout',
        long: 'Jamais',
      },
    ],
    policy: { label: 'Lire la politique de confidentialité', href: '/privacy#retention' },
  },
  report: {
    title: 'Signaler une faille',
    lead: `Écrivez à ${brand.securityEmail}, en français, en anglais, en allemand ou en espagnol. Dites-\u2060nous ce que vous avez trouvé, où, et comment nous pouvons le reproduire.`,
    action: `Écrire à ${brand.securityEmail}`,
    file: { label: 'security.txt', href: '/.well-known/security.txt' },
    promisesTitle: 'Ce que vous pouvez attendre',
    promises: [
      'La réponse d’une personne sous deux jours ouvrés.',
      'Notre évaluation sous 10 jours, et des nouvelles jusqu’à la correction.',
      'La mention de votre nom si vous le souhaitez, ou la discrétion si vous la préférez.',
      'Une publication convenue avec vous, après la correction ou au bout de 90 jours.',
      'Aucune poursuite contre quiconque cherche des failles de bonne foi et respecte les règles ci-dessous.',
    ],
    bounty: 'Nous ne versons pas de récompense pour le moment.',
  },
  rules: {
    title: 'Règles pour les tests',
    allowed: {
      title: 'À faire',
      items: [
        'Utilisez vos propres comptes.',
        'Arrêtez-vous à la première preuve, et ne gardez aucune donnée sur d’autres personnes.',
        'Laissez-nous le temps de corriger avant d’en parler à quelqu’un d’autre.',
      ],
    },
    refused: {
      title: 'À ne pas faire',
      items: [
        'Saturer ou ralentir un service, ou s’en servir pour envoyer des e-mails à des inconnus.',
        'Tromper notre personnel ou entrer dans nos locaux.',
        'Tester les sites de nos partenaires, comme le prestataire de paiement ou les boutiques d’applications. Ils ont leurs propres programmes.',
      ],
    },
    outside:
      'Ne sont pas concernés : les rapports de scanners sans effet pratique, les en-têtes manquants sans attaque, et les attaques qui supposent un appareil déjà entre les mains de quelqu’un d’autre.',
  },
};

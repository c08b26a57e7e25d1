import { brand } from '@/lib/content/brand';
import type * as english from '@/lib/content/company/updateWords';
import type { Translation } from '@/lib/content/translations/translation';

export const updatesWords: Translation<typeof english.updatesWords> = {
  title: 'Nouveautés',
  lead: 'Les changements que vous remarquerez, datés du jour où tout le monde les a reçus. Nous laissons de côté les petites corrections.',
  filter: 'Afficher les nouveautés pour',
  all: 'Tout',
  feed: 'S’abonner au flux',
  feedTitle: `${brand.name} : nouveautés`,
  permalink: 'Lien vers cette nouveauté',
  none: 'Aucune nouveauté dans cette liste.',
  earlier: (year) => `Les nouveautés de ${year}`,
  policies: {
    title: 'Modifications de nos conditions',
    lead: 'Ce qui a changé dans nos textes juridiques, du plus récent au plus ancien.',
  },
  help: { label: 'Poser une question sur une nouveauté', href: '/help/contact' },
};

export const systemNames: Translation<typeof english.systemNames> = {
  ios: 'iPhone et iPad',
  android: 'Android',
  mac: 'Mac',
  windows: 'Windows',
  web: 'Recherche et chat',
  subscription: 'Abonnement',
  site: 'Ce site',
  legal: 'Conditions',
};

export const updateTexts: Translation<typeof english.updateTexts> = {
  contract: {
    title: 'Des conditions à conserver',
    text: 'Les conditions de l’abonnement hors des États-Unis contiennent un modèle de formulaire de rétractation et disent comment une formule annuelle se poursuit dans chaque pays. Un prix plus élevé ne s’applique qu’avec votre accord, et notre responsabilité est celle de la loi. L’e-mail d’achat les contient, et Stripe garde la version qui s’appliquait.',
  },
  'counts-in-europe': {
    title: 'En Europe, rien n’est conservé pour nos comptages',
    text: 'La variante d’une page affichée, le nombre de vues de l’offre et la date de la première ne sont plus retenus qu’en Amérique. Partout ailleurs, rien ne reste dans votre navigateur que vous n’ayez demandé.',
  },
  'accessibility-statement': {
    title: 'Une déclaration d’accessibilité',
    text: 'Ce sur quoi tout le monde peut compter ici, ce qui ne va pas encore et qui contrôle figurent désormais sur une page à part, accessible depuis chaque pied de page.',
  },
  'browser-storage': {
    title: 'Abonnez-vous sans stockage du navigateur',
    text: 'Vous pouvez désormais vous abonner et vous connecter là où un navigateur ou une application refuse son stockage aux sites web. Des cookies le remplacent alors jusqu’à la fermeture du navigateur, et la politique de confidentialité le dit.',
  },
  withdrawal: {
    title: 'Rétractez-vous et résiliez sur ce site',
    text: 'Dans l’Union européenne, au Royaume-Uni et au Canada, vous pouvez désormais vous rétracter d’un abonnement par un formulaire de ce site et recevoir une confirmation par e-mail. Un autre formulaire permet de résilier sans se connecter. Les conditions de l’abonnement mènent aux deux, la page du compte au premier, et les politiques indiquent la base juridique.',
  },
  accessibility: {
    title: 'L’accessibilité de ce site',
    text: 'Les conditions d’utilisation disent maintenant quelles normes d’accessibilité nous suivons, comment nous le vérifions et comment signaler un obstacle.',
  },
  'exact-policies': {
    title: 'Des politiques plus précises',
    text: 'La politique de confidentialité et les politiques de l’abonnement indiquent maintenant tout ce qui est conservé dans votre navigateur, ce que conserve la protection des e-mails, ce que Stripe apprend d’un achat, à quoi sert l’empreinte d’une carte et ce qui reste sur les factures quand vous supprimez votre compte. Si vous déménagez, la version de votre achat continue de s’appliquer. Les conditions indiquent aussi ce qui se passe si vous résiliez alors qu’un paiement manque. Au Canada aussi, vous pouvez vous rétracter dans les 14 jours. La politique pour les États-Unis énumère tous les types de messages que nous envoyons. La politique du chat précise que la limite quotidienne vaut aussi avec l’abonnement. Ce que nous collectons n’a pas changé.',
  },
  'sale-news': {
    title: 'Sachez quand vous pourrez vous abonner',
    text: 'Là où l’abonnement n’est pas encore disponible, vous pouvez maintenant laisser votre adresse e-mail sur sa page. Nous vous écrirons une seule fois quand cela changera, puis nous supprimerons l’adresse. La politique de confidentialité dit combien de temps nous la conservons.',
  },
  languages: {
    title: 'Ce site en quatre langues',
    text: 'Toutes les pages, le compte et nos politiques se lisent désormais aussi en allemand, en espagnol et en français. Les liens se trouvent en bas de page et dans le menu. La politique de confidentialité indique la seule chose conservée pour cela : la langue que vous avez choisie, dans votre navigateur.',
  },
  'money-back': {
    title: 'Trente jours pour vous faire rembourser',
    text: 'Un premier abonnement est désormais remboursé en totalité si vous le demandez dans les 30 jours qui suivent votre premier paiement. Le bouton est sur la page du compte, et les conditions de l’abonnement disent la même chose.',
  },
  'account-data': {
    title: 'Téléchargez les données de votre compte',
    text: 'Un bouton de la page du compte enregistre tout ce que nous conservons à son sujet, dans un fichier lisible.',
  },
  policies: {
    title: 'Les politiques indiquent toutes les durées',
    text: 'La politique de confidentialité, les conditions, les règles d’utilisation acceptable et les politiques du chat et de l’abonnement disent maintenant, pour chaque chose que nous conservons, combien de temps nous la conservons. Ce que nous collectons n’a pas changé.',
  },
  'chat-policy': {
    title: 'Chat : comment nous comptons la limite quotidienne',
    text: 'La politique du chat dit maintenant ce qui est compté pour la limite quotidienne, sous quelle forme, et que le compteur disparaît en moins d’un jour.',
  },
  'cookie-windows': {
    title: 'Moins de bandeaux de cookies',
    text: 'Le navigateur répond désormais aux bandeaux de cookies de beaucoup plus de sites, avec le moins de cookies qu’ils permettent et avant que vous ne les voyiez.',
  },
  'vpn-widget': {
    title: 'Le VPN sur l’écran d’accueil',
    text: 'Un widget active et désactive le VPN et montre le lieu de connexion.',
  },
  'chat-images': {
    title: 'Des questions sur une image dans le chat',
    text: 'Vous pouvez joindre une image à une question. Elle parvient au modèle sans votre nom, et nous ne la conservons pas.',
  },
  'password-import': {
    title: 'Emportez vos mots de passe',
    text: 'Les mots de passe d’un autre navigateur ou d’un gestionnaire de mots de passe s’importent depuis un fichier, lu sur votre appareil.',
  },
  'quiet-notices': {
    title: 'Moins de demandes de notifications',
    text: 'Un site ne peut plus demander à envoyer des notifications tant que vous ne l’avez pas visité plusieurs fois.',
  },
  'scam-warnings': {
    title: 'Des alertes sur les fausses boutiques',
    text: 'Une alerte en pleine page vous arrête avant d’ouvrir une page qui imite une boutique connue. La liste est sur votre appareil : aucune adresse n’est envoyée pour vérification.',
  },
  'answer-length': {
    title: 'Choisissez la longueur des réponses',
    text: 'Les réponses courtes au-dessus des résultats peuvent tenir en une ligne, en un paragraphe, ou disparaître. Votre choix reste dans votre navigateur.',
  },
  'vpn-exclusions': {
    title: 'Excluez des applications du VPN',
    text: 'Si une application bancaire ou une imprimante refuse de fonctionner avec le VPN, vous pouvez l’en exclure, une application à la fois.',
  },
  widget: {
    title: 'La recherche privée sur l’écran verrouillé',
    text: 'Le nouveau widget ouvre une recherche privée d’un geste et le bouton de suppression en deux.',
  },
  'vertical-tabs': {
    title: 'Des onglets verticaux',
    text: 'Les onglets peuvent maintenant s’afficher dans une colonne sur le côté, où les longs titres tiennent. La colonne se replie pendant la lecture.',
  },
  'voice-chat': {
    title: `Parlez avec ${brand.chat}`,
    text: 'Vos paroles sont converties en texte, reçoivent une réponse et sont supprimées. Ni nous ni le fournisseur du modèle ne gardons d’enregistrement.',
  },
  'removal-report': {
    title: 'Des rapports mensuels sur vos données',
    text: 'La suppression de données personnelles résume maintenant ce qu’elle a trouvé, ce qui a été retiré et ce qui est en cours.',
  },
  'picture-search': {
    title: 'Masquez les images générées par IA',
    text: 'Un réglage masque les images que l’on sait générées par IA. Il s’appuie sur une liste publique de sites.',
  },
  'autofill-cards': {
    title: 'Remplissage automatique des cartes de paiement',
    text: 'Les cartes de paiement sont enregistrées sur votre appareil, protégées par votre empreinte ou votre visage, et proposées seulement sur des pages chiffrées.',
  },
  'cookie-popups': {
    title: 'Davantage de bandeaux de cookies traités pour vous',
    text: 'Le navigateur refuse et ferme maintenant 300 autres sortes de bandeaux de cookies avant que vous ne les voyiez.',
  },
  'sync-recovery': {
    title: 'Une fiche de secours pour la synchronisation',
    text: 'Imprimez ou enregistrez la fiche de secours, et un téléphone perdu ne veut plus dire des favoris perdus.',
  },
  'maps-offline': {
    title: 'Des cartes plus nettes',
    text: 'Les cartes se chargent en pleine résolution, et les horaires d’ouverture sont donnés à l’heure du lieu.',
  },
  'tablet-layout': {
    title: 'Une nouvelle disposition pour les tablettes',
    text: 'Les onglets en haut, les menus à portée du pouce et deux pages côte à côte sur les écrans larges.',
  },
  import: {
    title: 'L’importation en une étape',
    text: 'Au premier démarrage du navigateur, vous pouvez importer en une étape les favoris, les mots de passe et les onglets ouverts d’un autre navigateur.',
  },
  'email-reply': {
    title: 'Répondez depuis une adresse privée',
    text: 'Les réponses aux e-mails transférés partent désormais de la même adresse privée : la vôtre reste hors de l’échange.',
  },
  'tracker-count': {
    title: 'Sept jours de traqueurs bloqués',
    text: 'La page Nouvel onglet montre quelles entreprises ont essayé de vous pister au cours des sept derniers jours. Ce décompte ne quitte jamais votre appareil.',
  },
  'chat-files': {
    title: 'Interrogez un document',
    text: 'Vous pouvez maintenant ajouter des fichiers PDF à un chat. Ils sont lus pour la réponse, et nous ne les conservons pas.',
  },
  'vpn-cities': {
    title: 'Choisissez une ville pour le VPN',
    text: 'Vous pouvez maintenant choisir une ville, et plus seulement un pays. Les plus proches viennent en premier, avec leur taux d’occupation.',
  },
  'dark-pages': {
    title: 'Le mode sombre pour tous les sites',
    text: 'Vous pouvez assombrir les sites sans mode sombre, un par un ou tous à la fois.',
  },
};

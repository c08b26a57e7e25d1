import { brand } from '@/lib/content/brand';
import type * as english from '@/lib/content/subscription/featureUse';
import type { Translation } from '@/lib/content/translations/translation';

const identityHelp = {
  text: 'En cas de besoin, une page affiche le numéro à appeler, jour et nuit, et votre code d’accès.',
  action: 'Obtenir mon code d’accès',
};

export const featureUseTitle: Translation<typeof english.featureUseTitle> =
  'Ce que vous avez, et où le trouver';

export const featureUse: Translation<typeof english.featureUse> = {
  'Network Protection': {
    text: `Dans ${brand.browser}, connectez-vous dans les réglages, sous « Abonnement », puis activez le VPN.`,
    action: `Installer ${brand.browser}`,
  },
  'Duck.ai': {
    text: 'Dans tout navigateur où vous êtes connecté, vous pouvez choisir les modèles plus performants.',
    action: `Ouvrir ${brand.chat}`,
  },
  'Data Broker Protection': {
    text: `Fonctionne dans ${brand.browser} sur un Mac ou un ordinateur Windows. Vos données y restent.`,
    action: 'Lancer la suppression',
  },
  'Identity Theft Restoration': identityHelp,
  'Global Identity Theft Restoration': identityHelp,
};

import { brand } from '@/lib/content/brand';
import type * as english from '@/lib/content/subscription/featureUse';
import type { Translation } from '@/lib/content/translations/translation';

const identityHelp = {
  text: 'Für den Ernstfall: Eine Seite zeigt Ihnen die Telefonnummer, die rund um die Uhr besetzt ist, und Ihren Zugangscode.',
  action: 'Zugangscode abrufen',
};

export const featureUseTitle: Translation<typeof english.featureUseTitle> =
  'Das gehört Ihnen, und hier finden Sie es';

export const featureUse: Translation<typeof english.featureUse> = {
  'Network Protection': {
    text: `Melden Sie sich in ${brand.browser} in den Einstellungen unter „Abonnement“ an und schalten Sie das VPN ein.`,
    action: `${brand.browser} laden`,
  },
  'Duck.ai': {
    text: 'In jedem Browser, in dem Sie angemeldet sind, stehen Ihnen die leistungsfähigeren Modelle zur Auswahl.',
    action: `${brand.chat} öffnen`,
  },
  'Data Broker Protection': {
    text: `Läuft in ${brand.browser} auf einem Mac oder Windows-Computer. Ihre Angaben bleiben dort.`,
    action: 'Entfernung starten',
  },
  'Identity Theft Restoration': identityHelp,
  'Global Identity Theft Restoration': identityHelp,
};

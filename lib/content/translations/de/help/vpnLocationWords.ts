import { brand } from '@/lib/content/brand';
import type * as english from '@/lib/content/help/vpnLocationWords';
import { subscriptionFigures } from '@/lib/content/subscription/proFeatures';
import type { Translation } from '@/lib/content/translations/translation';

export const vpnLocationWords: Translation<typeof english.vpnLocationWords> = {
  title: 'VPN-Standorte',
  lead: ({ cities, countries }) =>
    `${cities} Städte in ${countries} Ländern. Wählen Sie in der App eine aus oder lassen Sie die App wählen: Sie nimmt die nächstgelegene.`,
  checked: (day) => `Liste zuletzt geprüft am ${day}.`,
  map: (cities) => `Weltkarte mit ${cities} Punkten, einem für jede Stadt in der Liste darunter.`,
  listTitle: 'Alle Standorte',
  notes: {
    title: 'Was ein Standort bewirkt und was nicht',
    items: [
      {
        title: 'Websites sehen unsere IP-Adresse dort',
        text: 'Ihr Datenverkehr verlässt unser Netz in der Stadt, die Sie wählen. Websites sehen deshalb unsere IP-Adresse statt Ihrer.',
      },
      {
        title: 'Näher ist schneller',
        text: 'Jeder Kilometer kostet Zeit. Wenn Sie kein bestimmtes Land brauchen, nehmen Sie den nächstgelegenen Standort. Die App wählt ihn von selbst.',
      },
      {
        title: 'Nicht jede Website macht mit',
        text: 'Datenbanken, die IP-Adressen Orten zuordnen, können veraltet sein, und manche Websites weisen VPNs ab. Wir können nicht versprechen, dass die Dienste eines Landes von dort aus funktionieren.',
      },
      {
        title: 'Nirgends Protokolle',
        text: 'Welchen Standort Sie auch nutzen: Kein Server hält fest, welche Websites Sie besuchen, welche IP-Adresse Sie haben oder wann Sie verbunden waren.',
      },
      {
        title: 'Listen ändern sich',
        text: 'Standorte kommen und gehen. Die aktuelle Liste steht immer in der App. Diese Seite zeigt, wann sie zuletzt geprüft wurde.',
      },
    ],
  },
  call: {
    title: 'Ein VPN für das ganze Gerät',
    text: `Teil von ${brand.subscription}, auf bis zu ${subscriptionFigures.vpnDevices} Geräten gleichzeitig.`,
    action: { label: 'Tarife ansehen', href: '/pro' },
    help: { label: 'VPN einrichten', href: '/help#vpn-set-up' },
  },
};

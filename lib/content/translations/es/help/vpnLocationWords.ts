import { brand } from '@/lib/content/brand';
import type * as english from '@/lib/content/help/vpnLocationWords';
import { subscriptionFigures } from '@/lib/content/subscription/proFeatures';
import type { Translation } from '@/lib/content/translations/translation';

export const vpnLocationWords: Translation<typeof english.vpnLocationWords> = {
  title: 'Ubicaciones de la VPN',
  lead: ({ cities, countries }) =>
    `${cities} ciudades de ${countries} países. Elige una en la aplicación o deja que escoja la más cercana.`,
  checked: (day) => `Lista comprobada por última vez el ${day}.`,
  map: (cities) => `Mapa del mundo con ${cities} puntos, uno por cada ciudad de la lista siguiente.`,
  listTitle: 'Todas las ubicaciones',
  notes: {
    title: 'Qué hace una ubicación y qué no',
    items: [
      {
        title: 'Las webs ven nuestra IP de allí',
        text: 'Tu tráfico sale de nuestra red en la ciudad que eliges, así que las webs ven nuestra dirección IP en lugar de la tuya.',
      },
      {
        title: 'Más cerca es más rápido',
        text: 'Cada kilómetro añade retraso. Si no necesitas un país en concreto, usa la ubicación más cercana, que la aplicación elige por sí sola.',
      },
      {
        title: 'No todas las webs colaboran',
        text: 'Las bases de datos que relacionan direcciones IP con lugares pueden estar anticuadas, y algunas webs no admiten VPN. No podemos prometer que los servicios de un país funcionen desde allí.',
      },
      {
        title: 'Sin registros en ninguna parte',
        text: 'Uses la ubicación que uses, ningún servidor guarda registro de las webs que visitas, de tu dirección IP ni de cuándo te conectaste.',
      },
      {
        title: 'Las listas cambian',
        text: 'Las ubicaciones van y vienen. La lista actual está siempre en la aplicación. Esta página muestra cuándo se comprobó por última vez.',
      },
    ],
  },
  call: {
    title: 'Una VPN para todo el dispositivo',
    text: `Parte de ${brand.subscription}, en hasta ${subscriptionFigures.vpnDevices} dispositivos a la vez.`,
    action: { label: 'Ver los planes', href: '/pro' },
    help: { label: 'Configurar la VPN', href: '/help#vpn-set-up' },
  },
};

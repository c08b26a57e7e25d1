import { brand } from '@/lib/content/brand';
import { subscriptionFigures } from '@/lib/content/subscription/proFeatures';
import type * as english from '@/lib/content/subscription/screens';
import type { Translation } from '@/lib/content/translations/translation';

const { vpnLocations } = subscriptionFigures;

export const vpnScreen: Translation<typeof english.vpnScreen> = {
  describes: `La VPN de ${brand.browser} activada: conectada a Zúrich desde hace dos horas, con una lista de otras ubicaciones para elegir.`,
  title: 'VPN',
  status: 'Conectada',
  since: '2 h 14 min',
  list: `Ubicaciones (${vpnLocations})`,
  locations: [
    { place: 'La más cercana', country: 'Elegida por velocidad' },
    { place: 'Zúrich', country: 'Suiza', isChosen: true },
    { place: 'Ámsterdam', country: 'Países Bajos' },
    { place: 'Montreal', country: 'Canadá' },
    { place: 'Nueva York', country: 'Estados Unidos' },
    { place: 'Estocolmo', country: 'Suecia' },
  ],
};

export const browserScreen: Translation<typeof english.browserScreen> = {
  describes: `${brand.browser} en una página del tiempo. El panel del escudo dice que la conexión está cifrada, que se han bloqueado 14 rastreadores, de qué empresas, y que se ha respondido al aviso de cookies.`,
  tab: 'Lluvia al mediodía | Pond Weather',
  address: 'pond-weather.example',
  site: 'Pond Weather',
  sections: ['Hoy', 'Radar', 'Diez días'],
  headline: 'Lluvia al mediodía, despejado al atardecer',
  text: 'Un frente del oeste trae chubascos a los lagos antes de comer. Al atardecer cambia el viento y el cielo se despeja.',
  hours: [
    { hour: '9', degrees: '14°', sky: 'sun' },
    { hour: '12', degrees: '12°', sky: 'rain' },
    { hour: '15', degrees: '13°', sky: 'rain' },
    { hour: '18', degrees: '15°', sky: 'sun' },
  ],
  panel: {
    title: 'La protección está activada',
    rows: [
      { icon: 'lock', title: 'La conexión está cifrada', text: '' },
      { icon: 'shield', title: '14 rastreadores bloqueados', text: 'De 5 empresas' },
      { icon: 'check', title: 'Cookies rechazadas', text: 'El aviso se ha respondido por ti' },
    ],
    companies: ['follow.example', 'counter.example', 'pixel.example'],
    more: 'y 2 más',
  },
};

export const chatScreen: Translation<typeof english.chatScreen> = {
  describes: `Ejemplo de un chat en ${brand.chat} con uno de los modelos de la suscripción.`,
  model: 'Modelo más avanzado',
  question: 'Convierte estas notas en una lista de equipaje para cuatro días en el lago.',
  answer:
    'Para el agua: dos bañadores, una toalla, sandalias. Para las noches: un jersey, un chubasquero, calcetines.',
};

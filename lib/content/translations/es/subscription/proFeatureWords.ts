import { brand } from '@/lib/content/brand';
import { subscriptionFigures } from '@/lib/content/subscription/proFeatures';
import type * as english from '@/lib/content/subscription/proFeatureWords';
import type { Translation } from '@/lib/content/translations/translation';

const { vpnDevices, vpnLocations, brokerSites, advisorLanguages } = subscriptionFigures;

export const featureWords: Translation<typeof english.featureWords> = {
  'Network Protection': {
    title: 'Una VPN para todo el dispositivo',
    text: 'Cifra el tráfico de todas las aplicaciones y muestra a los sitios web nuestra dirección IP en lugar de la tuya. No guardamos ningún registro de lo que haces en internet.',
    facts: [
      `${vpnDevices} dispositivos a la vez`,
      `Unas ${vpnLocations} ubicaciones`,
      'Sin registros de tu actividad',
    ],
    place: null,
  },
  'Duck.ai': {
    title: 'Modelos de IA más avanzados, igual de privados',
    text: `Modelos más avanzados en ${brand.chat}. Quitamos tu dirección IP antes de transmitir tu pregunta y no guardamos ni tus preguntas ni las respuestas.`,
    facts: ['Más modelos para elegir', 'Sin historial de chat en nuestros servidores'],
    place: null,
  },
  'Data Broker Protection': {
    title: 'Tus datos, fuera del mercado',
    text: `Te busca en más de ${brokerSites} sitios de venta de datos, pide a cada uno que retire tu ficha y vuelve a comprobar si reaparece.`,
    facts: ['Tus datos no salen de tu ordenador', 'Nuevas comprobaciones periódicas'],
    place: 'Estados Unidos',
  },
  'Identity Theft Restoration': {
    title: 'Alguien que se ocupa de tu caso',
    text: 'Si te roban la identidad, un asesor llama a los bancos, impugna los cargos y se encarga de los trámites por ti. Algunas pérdidas se pueden indemnizar.',
    facts: ['Por teléfono, 24 horas al día', 'Actúa en tu nombre'],
    place: 'Estados Unidos',
  },
  'Global Identity Theft Restoration': {
    title: 'Orientación paso a paso',
    text: 'Si te roban la identidad, un asesor te dice qué hacer primero, a quién llamar y qué documentos enviar, y te acompaña hasta que se resuelva.',
    facts: ['Por teléfono, 24 horas al día', `En ${advisorLanguages} idiomas`],
    place: 'Fuera de Estados Unidos',
  },
};

export const featureShortNames: Translation<typeof english.featureShortNames> = {
  'Network Protection': { name: 'VPN' },
  'Duck.ai': { name: brand.chat },
  'Data Broker Protection': { name: 'Eliminación de datos personales', place: 'Estados Unidos' },
  'Identity Theft Restoration': { name: 'Recuperación de la identidad', place: 'Estados Unidos' },
  'Global Identity Theft Restoration': {
    name: 'Orientación tras un robo de identidad',
    place: 'Otros países',
  },
};

import { brand } from '@/lib/content/brand';
import { figures, spelledCount } from '@/lib/content/figures';
import type * as english from '@/lib/content/home/homeWords';
import type { Translation } from '@/lib/content/translations/translation';

const decimal = new Intl.NumberFormat('es');

export const homeHero: Translation<typeof english.homeHero> = {
  title: 'Busca sin que te rastreen',
  lead: `${brand.name} encuentra lo que buscas y no guarda ningún registro de tus búsquedas.`,
  searchLabel: 'Buscar en la web en privado',
  trust: [
    'Sin perfil',
    'Sin historial de búsqueda',
    `${spelledCount(figures.monthlySearches, 'es')} de búsquedas al mes`,
  ],
  scroll: 'Mira qué más hacemos',
  offers: `Más de ${brand.name}`,
};

export const searchPicture: Translation<typeof english.searchPicture> = {
  query: 'adónde van los patos en invierno',
  address: new URL(brand.searchUrl).host,
  answerTitle: 'Casi siempre, al sur.',
  answerText: 'Muchas cercetas vuelan de los lagos del norte a humedales templados.',
  counterLabel: 'rastreadores en esta página',
  counter: '0',
};

export const homeFigures: Translation<typeof english.homeFigures> = {
  title: `${brand.name} en cifras`,
  lead: 'Contamos búsquedas y descargas, no personas.',
  items: [
    { value: spelledCount(figures.monthlySearches, 'es'), label: 'de búsquedas al mes' },
    { value: spelledCount(figures.monthlyDownloads, 'es'), label: 'de descargas al mes' },
    { value: `N.º ${figures.mobileSearchRank}`, label: 'entre los buscadores en móviles en Estados Unidos' },
    { value: decimal.format(figures.rating), label: 'estrellas de media' },
    { value: String(figures.teamSize), label: 'personas en el equipo' },
    {
      value: spelledCount(figures.donatedDollars, 'es'),
      label: 'de dólares donados a organizaciones que defienden la privacidad',
    },
  ],
  ratings: [
    {
      store: 'iOS',
      name: 'App Store',
      rating: decimal.format(figures.ios.rating),
      reviews: `${spelledCount(figures.ios.reviews, 'es')} de valoraciones`,
    },
    {
      store: 'Android',
      name: 'Google Play',
      rating: decimal.format(figures.android.rating),
      reviews: `${spelledCount(figures.android.reviews, 'es')} de valoraciones`,
    },
  ],
};

export const subscriptionCall: Translation<typeof english.subscriptionCall> = {
  title: 'Más protección en\u00a0una\u00a0sola suscripción',
  text: `Prueba ${brand.subscription} gratis. Cancela cuando quieras, por el motivo que sea.`,
  action: { label: 'Ver planes y precios', href: '/pro' },
  own: {
    text: 'Úsala en todos tus dispositivos y gestiónala desde tu cuenta.',
    action: { label: 'Gestionar la suscripción', href: '/subscriptions/manage' },
  },
  features: [
    { label: 'Una VPN para todos tus dispositivos' },
    { label: 'Eliminación de datos personales (EE. UU.)' },
    { label: 'Ayuda tras un robo de identidad' },
    { label: `Modelos más avanzados en ${brand.chat}`, flag: 'usePaidDuckAi' },
  ],
};

export const homeClosing: Translation<typeof english.homeClosing> = {
  title: `Descarga ${brand.browser}`,
  text: 'Es gratis en todos tus dispositivos y no necesitas una cuenta.',
  all: { label: 'Ver todas las descargas', href: '/app/devices' },
};

export const homeQuestions: Translation<typeof english.homeQuestions> = {
  title: 'Preguntas frecuentes',
  items: [
    {
      id: 'what-is-it',
      question: `¿Qué es ${brand.name}?`,
      answer:
        'Creamos un buscador, un navegador, un chat de IA y una suscripción para quienes valoran su privacidad. Todo es gratis, menos la suscripción.',
    },
    {
      id: 'how-it-protects',
      question: '¿Cómo protegéis mi privacidad?',
      answer:
        'No asociamos las búsquedas a personas, así que no tenemos ningún perfil sobre ti. Nuestro navegador bloquea los rastreadores, quita los códigos de rastreo de los enlaces y usa conexiones cifradas.',
    },
    {
      id: 'everything-blocked',
      question: '¿Bloqueáis todos los rastreadores?',
      answer:
        'No, y nadie puede hacerlo. Bloqueamos los rastreadores conocidos antes de que se carguen, añadimos los nuevos a medida que los encontramos y te mostramos qué hemos bloqueado en cada página.',
    },
    {
      id: 'how-many-users',
      question: '¿Cuántas personas lo usan?',
      answer: `No lo sabemos, porque no sabemos quién vuelve. Lo que sí contamos son ${spelledCount(figures.monthlySearches, 'es')} de búsquedas y ${spelledCount(figures.monthlyDownloads, 'es')} de descargas al mes.`,
    },
    {
      id: 'how-do-you-earn',
      question: '¿Cómo ganáis dinero si no me rastreáis?',
      answer:
        'Con nuestra suscripción y con anuncios que responden a una sola búsqueda. Si buscas botas de montaña, ves anuncios de botas de montaña. Para eso no hace falta un perfil.',
    },
    {
      id: 'why-change',
      question: '¿Por qué debería cambiar de buscador?',
      answer:
        'La mayoría de los buscadores guardan tus búsquedas, a menudo durante años, y las usan para decidir qué resultados y anuncios te muestran. Nosotros no.',
    },
    {
      id: 'private-window',
      question: '¿No basta con una ventana privada del navegador?',
      answer:
        'Solo borra el rastro en tu propio dispositivo. Los sitios web, las redes publicitarias y tu proveedor de internet siguen viendo lo que haces.',
    },
    {
      id: 'how-results-compare',
      question: '¿Son igual de buenos los resultados?',
      answer:
        'En la mayoría de las búsquedas no notarás la diferencia, salvo que todo el mundo recibe los mismos resultados. Para buscar directamente en otra web, usa un bang como !w.',
    },
    {
      id: 'who-owns-you',
      question: '¿Sois propiedad de una empresa de publicidad?',
      answer: `No. ${brand.legalName} pertenece a quienes trabajan en ella y a sus inversores, no a una empresa que venda datos personales.`,
    },
  ],
};

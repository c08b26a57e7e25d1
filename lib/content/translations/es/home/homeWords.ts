import { brand } from '@/lib/content/brand';
import { figures, spelledCount } from '@/lib/content/figures';
import type * as english from '@/lib/content/home/homeWords';
import { reviewedMonth } from '@/lib/content/reviewedFacts';
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
  lead: `Contamos búsquedas y descargas, no personas. Cifras de ${reviewedMonth('figures', 'es')}.`,
  items: [
    { value: spelledCount(figures.monthlySearches, 'es'), label: 'de búsquedas al mes' },
    { value: spelledCount(figures.monthlyDownloads, 'es'), label: 'de descargas al mes' },
    { value: `N.º ${figures.mobileSearchRank}`, label: 'entre los buscadores en móviles en Estados Unidos' },
    {
      value: decimal.format(figures.ios.rating),
      label: `estrellas en iOS, con ${spelledCount(figures.ios.reviews, 'es')} de valoraciones`,
    },
    {
      value: decimal.format(figures.android.rating),
      label: `estrellas en Android, con ${spelledCount(figures.android.reviews, 'es')} de valoraciones`,
    },
    {
      value: spelledCount(figures.donatedDollars, 'es'),
      label: 'de dólares donados para defender la privacidad',
    },
  ],
};

export const homeQuestions: Translation<typeof english.homeQuestions> = {
  title: 'Preguntas frecuentes',
  items: [
    {
      id: 'how-do-you-earn',
      question: '¿Cómo ganáis dinero si no me rastreáis?',
      answer:
        'Con nuestra suscripción y con anuncios que responden a una sola búsqueda. Si buscas botas de montaña, ves anuncios de botas de montaña. Para eso no hace falta un perfil.',
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

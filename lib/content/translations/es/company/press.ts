import { brand } from '@/lib/content/brand';
import { firstDonationYear } from '@/lib/content/company/donations';
import type * as english from '@/lib/content/company/press';
import { pressKit } from '@/lib/content/company/pressKit';
import { figures, spelledCount } from '@/lib/content/figures';
import { reviewedMonth } from '@/lib/content/reviewedFacts';
import type { Translation } from '@/lib/content/translations/translation';

export const pressHero: Translation<typeof english.pressHero> = {
  eyebrow: 'Prensa',
  title: 'Datos, imágenes y un contacto de prensa',
  lead: `Todo lo que necesitas para escribir sobre ${brand.name}, de uso libre. Sin formularios ni fechas de embargo.`,
  jump: 'Ver el material de prensa',
  mail: `Escribir a ${brand.pressEmail}`,
};

export const pressSheet: Translation<typeof english.pressSheet> = {
  title: `Datos sobre ${brand.name}`,
  note: `Cifras de ${reviewedMonth('figures', 'es')}. Si las citas, indica la fecha, por favor.`,
  rows: [
    {
      name: 'Qué somos',
      value: 'Una empresa de privacidad: buscador, navegador, chat de IA, suscripción',
    },
    { name: 'Razón social', value: brand.legalName },
    { name: 'Búsquedas', value: `${spelledCount(figures.monthlySearches, 'es')} al mes` },
    { name: 'Descargas', value: `${spelledCount(figures.monthlyDownloads, 'es')} al mes` },
    {
      name: 'Puesto en el móvil',
      value: `N.º ${figures.mobileSearchRank} entre los buscadores en Estados Unidos`,
    },
    {
      name: 'Valoraciones',
      value: `${figures.ios.rating.toLocaleString('es')} en iOS (${spelledCount(figures.ios.reviews, 'es')} de valoraciones), ${figures.android.rating.toLocaleString('es')} en Android (${spelledCount(figures.android.reviews, 'es')} de valoraciones)`,
    },
    { name: 'Equipo', value: `${figures.teamSize} personas, todas en remoto` },
    {
      name: 'Donaciones',
      value: `${spelledCount(figures.donatedDollars, 'es')} de dólares desde ${firstDonationYear}`,
    },
    {
      name: 'Ingresos',
      value: 'Anuncios según las palabras de una sola búsqueda, y suscripciones',
    },
  ],
};

export const pressMission: Translation<typeof english.pressMission> = {
  title: 'Nuestra misión',
  sentence: `${brand.name} hace sencilla la privacidad, para que usar internet deje de significar que internet te use a ti.`,
  hint: 'Puedes citar esta frase.',
};

export const pressMaterials: Translation<typeof english.pressMaterials> = {
  title: 'Material de prensa',
  kit: {
    title: 'Kit de prensa',
    text: 'Nuestro logotipo y nuestro símbolo para fondos claros y oscuros, los cinco colores de la marca, imágenes de los productos y normas de uso, en un solo archivo. Las normas están en inglés.',
    label: 'Descargar el kit de prensa',
    detail: `ZIP, ${pressKit.kilobytes} kB`,
  },
  colors: {
    title: 'Colores',
    names: {
      body: 'Verde azulado',
      head: 'Verde azulado oscuro',
      stripe: 'Verde azulado claro',
      beak: 'Pico',
      sand: 'Arena',
    },
  },
  rules: {
    title: 'Cómo usar nuestro símbolo',
    list: [
      'Deja un espacio libre de medio pato por cada lado.',
      'Úsalo con sus propios colores, o en un solo color si la impresión lo exige.',
      'Por favor, no lo gires, no lo deformes y no le pongas sombrero.',
    ],
  },
  pictures: {
    title: 'Imágenes de los productos',
    lead: 'Ilustraciones nuestras, incluidas en el kit en SVG y PNG, para fondos claros y oscuros.',
    captions: {
      vpn: 'La VPN conecta dos lugares',
      removal: 'Eliminación de datos personales',
      chat: `Modelos de IA en ${brand.chat}`,
    },
  },
};

export const pressContact: Translation<typeof english.pressContact> = {
  title: '¿Vas contrarreloj?',
  text: 'Cuéntanos qué quieres saber y para cuándo necesitas la respuesta. Leemos esta bandeja de entrada de lunes a viernes, en horario europeo y americano.',
  email: brand.pressEmail,
};

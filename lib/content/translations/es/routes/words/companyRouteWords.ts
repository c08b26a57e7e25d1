import { brand } from '@/lib/content/brand';
import { figures, spelledCount } from '@/lib/content/figures';
import { titled } from '@/lib/content/routes/route';
import type * as english from '@/lib/content/routes/words/companyRouteWords';
import type { Translation } from '@/lib/content/translations/translation';

export const companyRouteWords: Translation<typeof english.companyRouteWords> = {
  '/about': {
    title: titled('Quiénes somos'),
    description: `Quién está detrás de ${brand.name} y por qué, nuestras cifras actuales y 30 hitos, de una lista de quejas a una empresa.`,
  },
  '/donations': {
    title: titled('Nuestras donaciones'),
    description: `${spelledCount(figures.donatedDollars, 'es')} de dólares donados a organizaciones que defienden la privacidad: cada año, cada importe y para qué fue.`,
  },
  '/press': {
    title: titled('Prensa'),
    description: `Datos sobre ${brand.name}, material de prensa con logotipo, colores e imágenes de producto, y un contacto de prensa que responde.`,
  },
  '/updates': {
    title: titled('Novedades'),
    description: `Las novedades de las aplicaciones, el buscador y el chat de ${brand.name}, con fecha, por sistema y con un canal (feed) al que suscribirse.`,
  },
  '/newsletter': {
    title: titled('Boletín'),
    description:
      'Un boletín semanal sobre privacidad: un hallazgo, algo que hacer y una respuesta. Sin rastreo, y con un enlace para darse de baja en cada número.',
  },
  '/newsletter/confirm': {
    title: titled('Confirma tu suscripción al boletín'),
    description: 'Confirma que quieres recibir el boletín al que te has apuntado.',
  },
  '/newsletter/confirmed': {
    title: titled('Ya recibes el boletín'),
    description: 'Tu suscripción al boletín está confirmada y recibirás el próximo número.',
  },
  '/newsletter/unsubscribe': {
    title: titled('Date de baja del boletín'),
    description: 'Elimina tu dirección de la lista del boletín con un clic.',
  },
  '/newsletter/unsubscribed': {
    title: titled('Te has dado de baja'),
    description: 'Hemos eliminado tu dirección y no recibirás más números.',
  },
  '/newsletter/expired': {
    title: titled('Este enlace ha caducado'),
    description: 'Este enlace del boletín ya no funciona. Aquí tienes cómo conseguir otro.',
  },
  '/hiring': {
    title: titled('Empleo'),
    description: `Las vacantes de ${brand.name}, todas en remoto y con el sueldo de cada una: qué harías, qué aportas y dónde presentarte.`,
  },
  '/how-we-hire': {
    title: titled('Cómo contratamos'),
    description:
      'Seis etapas de la candidatura a la oferta, dos de ellas con proyectos pagados: cuánto dura cada una, a quién conoces y por qué lo hacemos así.',
  },
  '/how-we-work': {
    title: titled('Cómo trabajamos'),
    description:
      'Generar confianza, cuestionar lo que se da por hecho, comprobar el rumbo: nuestros tres valores y qué significan en una semana cualquiera.',
  },
  '/bangs': {
    title: titled('Bangs: atajos para buscar en otras webs'),
    description:
      'Cientos de bangs que llevan tu búsqueda directamente a otra web, por categorías y con un filtro que busca mientras escribes.',
  },
  '/bangs/new': {
    title: titled('Propón un bang'),
    description: 'Propón una web para un bang nuevo: su nombre, un atajo y su dirección de búsqueda.',
  },
};

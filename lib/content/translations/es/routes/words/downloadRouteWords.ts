import { brand } from '@/lib/content/brand';
import { titled } from '@/lib/content/routes/route';
import type * as english from '@/lib/content/routes/words/downloadRouteWords';
import type { Translation } from '@/lib/content/translations/translation';

export const downloadRouteWords: Translation<typeof english.downloadRouteWords> = {
  '/app': {
    title: titled(`${brand.browser} para todos tus dispositivos`),
    description: `${brand.browser} para Mac, Windows, iPhone, iPad y Android. Bloquea rastreadores, se ocupa de los avisos de cookies y busca en privado. Gratis.`,
  },
  '/app/devices': {
    title: titled('Todas las descargas'),
    description: `Todas las formas de tener ${brand.name}: aplicaciones para ordenador, móvil y tableta, y extensiones para otros navegadores.`,
  },
  '/app/landing': {
    title: titled(`Consigue ${brand.browser}`),
    description: `${brand.browser} de un vistazo: qué bloquea, qué valoración tiene y cómo instalarlo en este dispositivo.`,
  },
  '/app/unsupported': {
    title: titled('Qué funciona en un dispositivo antiguo'),
    description: `Tu sistema es anterior a los que admite ${brand.browser}. Aquí tienes lo que aún funciona en él y lo que funciona en otros dispositivos.`,
  },
  '/browser': {
    title: titled('Cómo te protege nuestro navegador'),
    description: `Lo que hace ${brand.browser} desde la primera letra que escribes hasta la última pestaña que cierras, protección a protección.`,
  },
  '/mac': {
    title: titled(`Descargar ${brand.browser} para Mac`),
    description:
      'Un navegador rápido para Mac que bloquea los rastreadores antes de que se carguen. Descárgalo, arrástralo a Aplicaciones y listo.',
  },
  '/windows': {
    title: titled(`Descargar ${brand.browser} para Windows`),
    description:
      'Un navegador privado para Windows 10 y 11. Es gratis, se instala en un minuto y no necesita cuenta.',
  },
  '/windows-preview': {
    title: titled('Versión preliminar para Windows'),
    description: `Prueba antes que nadie las novedades de ${brand.browser} para Windows. La versión preliminar se instala junto a la aplicación normal.`,
  },
  '/windows-user-survey': {
    title: titled('Tu opinión sobre la aplicación para Windows'),
    description: `Seis preguntas sobre ${brand.browser} para Windows que se responden por correo. En esta página no se guarda nada.`,
  },
  '/malicious-site-protection/report-error': {
    title: titled('Avisar de una advertencia errónea'),
    description: '¿Te hemos advertido de una web que es segura? Dinos su dirección y la revisaremos.',
  },
  '/extension-success': {
    title: titled('La extensión está activada'),
    description: 'Qué acaba de cambiar en tu navegador, cómo verlo en acción y cómo tenerlo en el móvil.',
  },
  '/compare-privacy': {
    title: titled('Comparativa de privacidad de navegadores'),
    description: `${brand.browser} frente a Chrome, Edge, Safari, Firefox y Brave: 17 protecciones, línea a línea y con notas.`,
  },
};

import { brand } from '@/lib/content/brand';
import type * as english from '@/lib/content/downloadPages/browserPage';
import type { Translation } from '@/lib/content/translations/translation';

export const visit: Translation<typeof english.visit> = {
  title: 'Una visita, paso a paso',
  usual: 'Lo habitual',
  ours: `Con ${brand.browser}`,
  moments: [
    {
      id: 'type',
      when: 'Escribes',
      title: 'Tu búsqueda es privada',
      usual: 'Cada letra que escribes va a una empresa de búsquedas que conoce tu cuenta.',
      ours: `${brand.search} recibe las palabras, pero no quién las ha escrito. Con las sugerencias pasa lo mismo.`,
    },
    {
      id: 'connect',
      when: 'Pulsas Intro',
      title: 'La conexión se cifra',
      usual: 'Los enlaces antiguos se abren sin cifrar y le dicen a la web quién ha hecho clic.',
      ours: 'Abrimos la versión segura de la web, si existe, y quitamos del enlace los códigos de rastreo.',
    },
    {
      id: 'load',
      when: 'La página se carga',
      title: 'Los rastreadores se bloquean',
      usual: 'También se cargan scripts de otras empresas, que avisan de que estás ahí.',
      ours: 'Bloqueamos los rastreadores conocidos antes de que se carguen. La página recibe un sustituto inofensivo y así sigue funcionando.',
    },
    {
      id: 'ask',
      when: 'Te pregunta por las cookies',
      title: 'Respondemos al aviso por ti',
      usual: 'Te encuentras con un muro de interruptores, y decir que no es lo que más tiempo lleva.',
      ours: 'Elegimos «no» por ti cuando la web lo permite y mostramos un pequeño icono en la barra de herramientas.',
    },
    {
      id: 'watch',
      when: 'Ves un vídeo',
      title: 'Lo que ves es cosa tuya',
      usual: 'Lo que ves decide tus anuncios y recomendaciones durante semanas.',
      ours: 'Nuestro reproductor lo evita, hasta donde lo permite la web que aloja el vídeo.',
    },
    {
      id: 'leave',
      when: 'Te vas',
      title: 'Tus datos se eliminan',
      usual: 'Las cookies se quedan y te reconocen en otras webs.',
      ours: 'Un botón elimina las pestañas, el historial y las cookies, salvo en las webs que quieras conservar.',
    },
  ],
};

export const browserLimits: Translation<typeof english.browserLimits> = {
  title: 'Lo que no hace',
  lead: 'Es mejor conocer los límites de una protección que confiar demasiado en ella.',
  items: [
    {
      title: 'Donde inicias sesión, saben quién eres',
      text: 'Una vez iniciada la sesión, lo que haces en esa web queda entre la web y tú.',
    },
    {
      title: 'Tu proveedor de internet ve qué webs visitas',
      text: `Ve los nombres de las webs, aunque no las páginas. Una VPN también oculta los nombres. La nuestra forma parte de ${brand.subscription}.`,
    },
    {
      title: 'Aparecen rastreadores nuevos',
      text: 'Los buscamos sin parar, pero algunos se cuelan durante un tiempo. Actualizamos nuestra lista todos los días.',
    },
    {
      title: 'No puede deshacer el pasado',
      text: 'Los datos que ya se recopilaron siguen ahí fuera. Podemos hacer que se elimine una parte, pero no todo.',
    },
  ],
};

export const browserClosing: Translation<typeof english.browserClosing> = {
  title: 'Pruébalo en una web que conozcas',
  text: 'Abre una web de noticias que leas a diario y pulsa el escudo.',
};

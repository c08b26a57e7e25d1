import { brand } from '@/lib/content/brand';
import type * as english from '@/lib/content/company/about';
import { figures, spelledCount } from '@/lib/content/figures';
import type { Translation } from '@/lib/content/translations/translation';

export const aboutHero: Translation<typeof english.aboutHero> = {
  before: 'Enseñamos a internet',
  after: 'a\u00a0ocuparse de sus asuntos.',
  lead: `${brand.name} existe para demostrar que un producto útil no tiene por qué vigilar a quien lo usa. En esa idea se basan nuestro buscador, nuestro navegador y nuestra suscripción, y ganamos lo suficiente para seguir.`,
  more: 'Más información',
};

export const aboutFigures: Translation<typeof english.aboutFigures> = {
  title: 'Dónde estamos hoy',
  items: [
    {
      icon: 'search',
      value: spelledCount(figures.monthlySearches, 'es'),
      label: 'Búsquedas al mes',
      note: 'Es un total. Ninguna lleva un nombre.',
    },
    {
      icon: 'devices',
      value: `N.º ${figures.mobileSearchRank}`,
      label: 'Posición en móviles',
      note: 'Entre los buscadores en Estados Unidos, por cuota de búsquedas.',
    },
    {
      icon: 'globe',
      value: spelledCount(figures.monthlyDownloads, 'es'),
      label: 'Descargas al mes',
      note: 'Aplicaciones y extensiones, en todos los sistemas.',
    },
    {
      icon: 'star',
      value: figures.rating.toLocaleString('es'),
      label: 'Valoración media',
      note: `Sobre 5 estrellas, con ${spelledCount(figures.ios.reviews + figures.android.reviews, 'es')} de valoraciones en dos tiendas.`,
    },
    {
      icon: 'chat',
      value: String(figures.teamSize),
      label: 'Personas en el equipo',
      note: 'En muchos países, todas en remoto.',
    },
  ],
};

export const aboutIdea: Translation<typeof english.aboutIdea> = {
  title: 'La privacidad debería ser fácil',
  paragraphs: [
    'La mayor parte de la web se paga con datos sobre ti. Proteger tu privacidad acaba siendo una afición: encontrar los ajustes, elegir extensiones, informarse. Poca gente tiene tiempo para eso, y nadie debería necesitarlo.',
    'Por eso hacemos ese trabajo por ti. Una búsqueda que no se guarda no necesita ningún ajuste. Un rastreador que nunca se carga no deja nada que limpiar. Y cuando hay algo que no podemos hacer, lo decimos.',
  ],
  principles: [
    {
      title: 'Recoger menos',
      text: 'Los datos que nunca recogemos no se pueden filtrar ni vender, y nadie nos los puede exigir.',
    },
    {
      title: 'Dejar los datos en tu dispositivo',
      text: 'Las listas de bloqueo, los marcadores y las contraseñas están en tu dispositivo, no en nuestros servidores.',
    },
    {
      title: 'Ser claros con los límites',
      text: 'Ningún producto te hace invisible. Te decimos con claridad lo que los nuestros no pueden hacer.',
    },
  ],
  links: [
    { label: 'Cómo funciona la búsqueda', href: '/help#what-you-know' },
    { label: 'Qué bloquea el navegador', href: '/browser' },
  ],
};

export const aboutHiring: Translation<typeof english.aboutHiring> = {
  title: 'Trabaja desde donde quieras',
  text: 'Contratamos con proyectos de prueba pagados, pagamos lo mismo por el mismo nivel en todas partes y ponemos las cosas por escrito, para que nadie tenga que conectarse a una llamada a medianoche.',
  points: ['Todo en remoto', 'Proyectos de prueba pagados', 'Una sola escala salarial'],
  link: { label: 'Ver las vacantes', href: '/hiring' },
};

export const aboutNewsletter: Translation<typeof english.aboutNewsletter> = {
  title: 'Nuestro boletín semanal',
  text: 'Qué ha cambiado esta semana en privacidad, en cinco minutos de lectura. No registramos quién lo abre.',
};

export const aboutPodcast: Translation<typeof english.aboutPodcast> = {
  eyebrow: 'Pódcast',
  title: 'Nobody’s Watching',
  text: 'Conversaciones en inglés sobre las pequeñas decisiones que hay detrás de una web privada. Cada episodio dura una media hora.',
  link: { label: 'Escuchar un episodio', href: brand.podcastUrl },
  note: 'Abre otro sitio web, con su propia política de privacidad.',
};

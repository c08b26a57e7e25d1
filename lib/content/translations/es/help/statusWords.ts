import { minutesOrHours } from '@/lib/content/help/statusParts';
import type * as english from '@/lib/content/help/statusWords';
import type { Translation } from '@/lib/content/translations/translation';

export const statusPartWords: Translation<typeof english.statusPartWords> = {
  site: { name: 'Sitio web', text: 'Estas páginas, las descargas y los ajustes' },
  accounts: {
    name: 'Inicio de sesión y cuentas',
    text: 'Iniciar sesión, la página de tu cuenta y el acceso en las aplicaciones',
  },
  mail: { name: 'Correo', text: 'Códigos para iniciar sesión, recibos y avisos' },
  payments: { name: 'Pagos', text: 'Suscripciones nuevas, renovaciones y facturación' },
  stores: { name: 'Tiendas de aplicaciones', text: 'Compras en el App Store y Google Play' },
};

export const statusWords: Translation<typeof english.statusWords> = {
  title: 'Estado del servicio',
  lead: 'Lo que funciona ahora mismo y todas las interrupciones de los últimos 90 días. Lo comprobamos una vez por minuto.',
  waiting: 'En este momento no se puede mostrar el estado. Vuelve a cargar la página dentro de un minuto.',
  summary: {
    up: 'Todo funciona',
    slow: 'Algo va con retraso',
    down: 'Algo no funciona',
    unknown: 'Las primeras comprobaciones están en marcha',
  },
  checked: (time) => `Última comprobación: ${time} (UTC)`,
  never: 'Aún sin comprobar. La primera comprobación se hace en menos de un minuto.',
  databaseAway:
    'Nuestra base de datos no responde en este momento. Hasta que lo haga, no puedes iniciar sesión ni suscribirte, y el historial de abajo puede faltar o estar incompleto.',
  partsTitle: 'Partes del servicio',
  states: { up: 'Funciona', slow: 'Con retraso', down: 'No funciona', unknown: 'Sin comprobar' },
  firstDay: 'Hace 90 días',
  lastDay: 'Hoy',
  uptime: (percent, since) =>
    since === null
      ? `En marcha el ${percent} del tiempo`
      : `En marcha el ${percent} del tiempo desde el ${since}`,
  bars: ({ up, troubled, unknown }) =>
    `Últimos 90 días. Días sin interrupciones: ${up}. Días con alguna: ${troubled}. Días sin comprobaciones: ${unknown}.`,
  incidentsTitle: 'Interrupciones de los últimos 90 días',
  noIncidents: 'Ninguna.',
  noHistory: 'En este momento no se puede mostrar el historial.',
  incident: {
    down: (minutes) => `Sin funcionar durante alrededor de ${minutesOrHours(minutes, 'es')}`,
    slow: (minutes) => `Con retraso durante alrededor de ${minutesOrHours(minutes, 'es')}`,
    missed: (minutes) => `Sin comprobaciones durante alrededor de ${minutesOrHours(minutes, 'es')}`,
  },
  between: (times) => `${times} (UTC)`,
  notes: {
    title: 'Cómo leer esta página',
    items: [
      {
        title: 'Registro automático',
        text: 'Nuestros servidores registran por sí mismos el estado de cada parte. Nadie edita el historial.',
      },
      {
        title: 'Barras',
        text: 'Cada barra es un día. Una barra completa es un día sin interrupciones; una más corta, un día con un retraso o una caída; y una línea en la base, un día sin comprobaciones.',
      },
      {
        title: 'Límites',
        text: 'Un servidor apagado no registra nada, así que ese tiempo figura como tiempo sin comprobaciones. La VPN y el chat de IA funcionan en otros sistemas y no se miden aquí.',
      },
    ],
  },
  contact: {
    text: '¿Aquí todo funciona, pero a ti algo te falla?',
    label: 'Escríbenos',
    href: '/help/contact',
  },
};

import type * as english from '@/lib/content/app/removal';
import { brand } from '@/lib/content/brand';
import { subscriptionFigures } from '@/lib/content/subscription/proFeatures';
import type { Translation } from '@/lib/content/translations/translation';

export const removalWords: Translation<typeof english.removalWords> = {
  product: 'Eliminación de datos personales',
  pending: { heading: 'Un momento', text: 'Cargando tus fichas desde la aplicación' },
  failed: {
    heading: 'La aplicación no ha respondido',
    text: 'Tus datos están a salvo: la aplicación los guarda en este dispositivo y no ha cambiado nada. Vuelve a intentarlo o reinicia la aplicación si sigue ocurriendo.',
    retry: 'Intentar de nuevo',
  },
  local: 'Todo lo que escribes se queda en este dispositivo. Nosotros no lo vemos nunca.',
  stepOf: (step, of) => `Paso ${step} de ${of}`,
  next: 'Continuar',
  back: 'Atrás',
  save: 'Guardar y buscar',
  saving: 'Guardando en este dispositivo',
  optional: 'opcional',
  refused: 'La aplicación no lo ha aceptado. Comprueba que no haya erratas y vuelve a intentarlo.',
  noSave: 'La aplicación no ha podido guardarlo o empezar la búsqueda',
  noSaveText:
    'Lo que has escrito sigue aquí. Vuelve a intentarlo dentro de un momento o reinicia la aplicación si sigue ocurriendo. Después tendrás que escribir de nuevo lo que no se haya guardado.',
  invalid: (count) => (count === 1 ? 'Revisa un campo, por favor.' : `Revisa ${count} campos, por favor.`),
  names: {
    heading: '¿Qué nombres has usado?',
    intro:
      'Tu nombre actual y cualquier otro con el que puedas aparecer, como un apellido de soltera o un apodo.',
    legend: (number) => (number === 1 ? 'Tu nombre' : `Nombre ${number}`),
    first: 'Nombre',
    middle: 'Segundo nombre',
    last: 'Apellidos',
    suffix: 'Sufijo',
    suffixes: ['Jr', 'Sr', 'I', 'II', 'III', 'IV'],
    none: 'Ninguno',
    add: 'Añadir otro nombre',
    remove: (name) => (name ? `Quitar ${name}` : 'Quitar este nombre'),
    faults: {
      first: 'Escribe un nombre.',
      last: 'Escribe tus apellidos.',
      repeated: 'Este nombre ya está en la lista.',
    },
  },
  year: {
    heading: '¿En qué año naciste?',
    intro:
      'Sirve para distinguirte de otras personas con el mismo nombre. La aplicación busca en las webs por edad y nunca les da tu fecha de nacimiento.',
    label: 'Año de nacimiento',
    hint: 'Cuatro dígitos, por ejemplo 1984',
    faults: {
      missing: 'Escribe tu año de nacimiento.',
      range: 'Escribe un año de cuatro dígitos. En estas páginas solo aparecen personas adultas.',
    },
  },
  addresses: {
    heading: '¿Dónde has vivido?',
    intro:
      'Basta con la ciudad y el estado. Las direcciones anteriores ayudan a encontrar fichas desfasadas.',
    legend: (number) => (number === 1 ? 'Dirección actual' : `Dirección anterior ${number - 1}`),
    street: 'Calle',
    city: 'Ciudad',
    state: 'Estado',
    choose: 'Elige un estado',
    zipCode: 'Código postal',
    add: 'Añadir una dirección anterior',
    remove: (place) => (place ? `Quitar ${place}` : 'Quitar esta dirección'),
    faults: {
      city: 'Escribe una ciudad.',
      state: 'Elige un estado.',
      zipCode: 'Escribe un código postal de cinco dígitos.',
      repeated: 'Esta dirección ya está en la lista.',
    },
  },
  confirm: {
    heading: '¿Eres tú?',
    intro: (sites) =>
      `La aplicación buscará exactamente esto en más de ${sites} webs. Corrige lo que no sea correcto.`,
    names: 'Nombres',
    year: 'Año de nacimiento',
    addresses: 'Direcciones',
    change: 'Cambiar',
    changeWhat: {
      names: 'Cambiar los nombres',
      year: 'Cambiar el año de nacimiento',
      addresses: 'Cambiar las direcciones',
    },
    start: 'Empezar la búsqueda',
    starting: 'Empezando la búsqueda',
    free: 'La búsqueda es gratuita. Te muestra dónde apareces, pero no pide que retiren tus fichas.',
  },
  scan: {
    heading: 'Buscando tus fichas',
    done: 'Tu primera búsqueda ha terminado',
    intro: 'Tarda unos minutos. Puedes cerrar esta página: la aplicación seguirá buscando.',
    starting: 'Preparando la búsqueda',
    progress: (done, of) => `${done} de ${of} webs revisadas`,
    found: (count) =>
      count === 1 ? '1 ficha encontrada hasta ahora' : `${count} fichas encontradas hasta ahora`,
    label: 'Progreso de la búsqueda',
    searching: 'Revisando ahora',
    searched: 'Revisado',
    toDashboard: 'Ver los resultados',
    toDashboardEarly: 'Ver los resultados hasta ahora',
    sites: 'Webs que se están revisando',
  },
  dashboard: {
    heading: 'Tus fichas',
    loading: 'Cargando tus fichas',
    figures: {
      open: 'en proceso',
      found: 'encontradas',
      removed: 'retiradas',
      sites: 'webs revisadas',
      next: 'próxima búsqueda',
    },
    none: 'sin programar',
    tabs: { open: 'En proceso', found: 'Encontradas', removed: 'Retiradas', sites: 'Webs' },
    tabsLabel: 'Fichas por estado',
    edit: 'Editar mi perfil',
    feedback: 'Enviar comentarios',
    status: {
      found: 'Encontrada',
      preparing: 'En preparación',
      requested: 'Solicitada',
      overdue: 'Con retraso',
      removed: 'Retirada',
    },
    at: {
      found: (date) => `Encontrada el ${date}.`,
      preparing: (date) => `Encontrada el ${date}. La solicitud se está preparando.`,
      requested: (date) => `El ${date} se pidió que la retiraran.`,
      overdue: (date) =>
        `El ${date} se pidió que la retiraran. La web se retrasa, así que la aplicación lo ha pedido otra vez.`,
      removed: (date) => `Retirada el ${date}.`,
    },
    expected: (date) => `Debería desaparecer como tarde el ${date}`,
    withParent: 'Desaparecerá junto con la ficha de la web que le proporciona los datos.',
    relatives: (names) => `También menciona a ${names}`,
    notMe: 'No soy yo',
    notMeLabel: (name, site) => `No soy yo: ocultar ${name} en ${site}`,
    hidden: (site) => `La ficha de ${site} ya está oculta.`,
    hideFailed: 'La aplicación no ha podido ocultar la ficha. Vuelve a intentarlo.',
    empty: {
      open: {
        title: 'Ninguna ficha en proceso',
        text: 'Ahora mismo no apareces en ninguna de las webs que revisa la aplicación. Las fichas pueden volver, así que la aplicación lo comprueba de nuevo cada pocos días.',
      },
      free: {
        title: 'Nada encontrado',
        text: 'Hoy no apareces en ninguna de las webs revisadas. Las fichas pueden volver cuando una web compra datos nuevos.',
      },
      removed: {
        title: 'Aún no se ha retirado nada',
        text: 'Las primeras fichas suelen desaparecer en dos semanas. Cada una pasa aquí cuando ya no está.',
      },
      sites: {
        title: 'Aún no hay webs',
        text: 'Las webs aparecen aquí cuando la aplicación empieza su primera búsqueda.',
      },
    },
    failed: 'No se han podido cargar tus fichas desde la aplicación.',
    failedText: 'Vuelve a intentarlo dentro de un momento o reinicia la aplicación si sigue ocurriendo.',
    retry: 'Intentar de nuevo',
    banner: {
      next: (date) =>
        `Tu próxima búsqueda es el ${date}. Deja el dispositivo encendido unos minutos ese día.`,
      agent: 'La búsqueda en segundo plano se ha detenido.',
      agentText:
        'Reinicia la aplicación para continuar donde se quedó. Las solicitudes ya enviadas siguen siendo válidas.',
    },
    vpn: {
      label: 'Buscar sin la VPN',
      hint: 'Algunos sitios de venta de datos bloquean las visitas por VPN. Solo estas búsquedas se hacen sin la VPN. Todo lo demás en este dispositivo sigue usándola.',
      failed: 'La aplicación no ha podido guardar este ajuste. Vuelve a intentarlo.',
    },
    last: (date) => `Última revisión: ${date}`,
    unsearched: 'Aún sin revisar',
  },
  upsell: {
    title: (count) =>
      count === 1 ? '1 web está vendiendo tus datos' : `${count} webs están vendiendo tus datos`,
    none: 'Hoy nadie está vendiendo tus datos',
    text: `Con ${brand.subscription}, la aplicación pide a cada web que retire tu ficha y lo comprueba de nuevo cada pocos días.`,
    noneText: `Las fichas pueden volver. Con ${brand.subscription}, la aplicación lo comprueba cada pocos días y consigue que se retire cada ficha nueva.`,
    action: 'Ver la suscripción',
    tryAction: 'Probar gratis',
  },
  edit: {
    heading: 'Edita tu perfil',
    intro:
      'Cualquier cambio inicia una nueva búsqueda. Si quitas un nombre o una dirección, la aplicación deja de seguir las fichas encontradas con ellos.',
    remove: 'Eliminar mi perfil',
    cancel: 'Descartar los cambios',
    saved: 'Guardado; la búsqueda ha empezado',
    typedSince:
      'Lo que has escrito desde entonces aún no está guardado. Vuelve a guardar para buscarlo también.',
    question: {
      title: '¿Eliminar tu perfil?',
      text: 'Tus nombres, tus direcciones y todo lo encontrado con ellos se eliminarán de este dispositivo. Las solicitudes ya enviadas siguen siendo válidas, pero la aplicación no hará su seguimiento.',
      confirm: 'Eliminar todo',
      deleting: 'Eliminando',
      cancel: 'Conservar mi perfil',
      failed: 'La aplicación no ha podido eliminar tu perfil. Vuelve a intentarlo.',
    },
  },
  deleted: {
    heading: 'Tu perfil se ha eliminado',
    text: 'No queda nada en este dispositivo, y tu perfil nunca se guardó en ningún otro lugar.',
    again: 'Empezar de nuevo',
    feedback: 'Cuéntanos por qué',
  },
  feedback: {
    heading: '¿Qué podríamos mejorar?',
    legend: 'Elige la opción que más se ajuste',
    reasons: [
      { id: 'wrong', label: 'Una ficha no es mía' },
      { id: 'slow', label: 'Tarda demasiado' },
      { id: 'back', label: 'Una ficha ha vuelto' },
      { id: 'missing', label: 'Falta una web' },
      { id: 'other', label: 'Otra cosa' },
    ],
    form: 'Enviar comentarios en la aplicación',
    mail: 'Escribirnos un correo',
    subject: (reason) => `Eliminación de datos personales: ${reason}`,
    note: 'Tu perfil y tus fichas no se adjuntan. Solo vemos lo que escribes.',
    back: 'Volver a mis fichas',
  },
  sites: subscriptionFigures.brokerSites,
};

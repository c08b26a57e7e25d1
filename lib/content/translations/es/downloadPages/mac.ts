import { brand } from '@/lib/content/brand';
import type * as english from '@/lib/content/downloadPages/mac';
import { minimumNames } from '@/lib/content/downloads/minimumNames';
import type { Translation } from '@/lib/content/translations/translation';

export const macNotices: Translation<typeof english.macNotices> = {
  title: 'Lo que notarás en la primera semana',
  items: [
    {
      id: 'fast',
      title: 'Las páginas se cargan más rápido',
      text: 'Sin rastreadores hay menos que cargar y menos cosas que se mueven mientras lees. El escudo de la barra de direcciones muestra cuántos se han bloqueado.',
    },
    {
      id: 'cookies',
      title: 'Menos avisos de cookies',
      text: 'Cuando una web lo permite, elegimos por ti la opción más privada y cerramos el aviso antes de que llegues al ratón.',
    },
    {
      id: 'clear',
      title: 'Tus datos se eliminan con un clic',
      text: 'El botón de eliminar cierra las pestañas y elimina el historial y las cookies. En las webs que quieras conservar, tu sesión sigue abierta.',
    },
    {
      id: 'video',
      title: 'Vídeo en privado',
      text: 'Nuestro reproductor muestra el vídeo y evita que lo que ves influya en tus recomendaciones y anuncios.',
    },
  ],
};

export const macInstall: Translation<typeof english.macInstall> = {
  title: 'Instálalo en tres pasos',
  steps: [
    {
      title: 'Abre el archivo descargado',
      text: 'Teal.dmg está en la carpeta Descargas, en el extremo derecho del Dock. Haz doble clic para abrir una ventana pequeña.',
    },
    {
      title: 'Arrastra la aplicación a Aplicaciones',
      text: 'Así se copia en tu Mac. Después puedes cerrar la ventana y eliminar el archivo.',
    },
    {
      title: 'Iníciala desde Aplicaciones',
      text: 'La primera vez, macOS pregunta si quieres abrir una aplicación descargada de internet. También te dice que Apple ha comprobado que no contiene software malicioso.',
    },
  ],
  trouble: {
    title: '¿Algo no funciona?',
    items: [
      {
        id: 'not-started',
        title: 'La descarga no ha empezado',
        text: 'Vuelve a hacer clic en el botón. Si no pasa nada, puede que tu red bloquee este tipo de archivos. Prueba con otra conexión.',
      },
      {
        id: 'no-permission',
        title: 'No tengo permiso para instalar aplicaciones en este Mac',
        text: 'En un Mac gestionado por un centro educativo o una empresa, arrastra la aplicación al escritorio en vez de a Aplicaciones y ábrela allí, o añade nuestra extensión al navegador que ya tienes.',
      },
      {
        id: 'default',
        title: '¿Cómo lo convierto en mi navegador predeterminado?',
        text: 'Abre Ajustes del Sistema, selecciona «Escritorio y Dock» y elige nuestro navegador en «Navegador web por omisión». La aplicación se ofrece a llevarte hasta allí.',
      },
    ],
  },
};

export const macRequirements: Translation<typeof english.macRequirements> = {
  title: 'Requisitos del sistema',
  rows: [
    { term: 'Sistema', text: `${minimumNames.macos} (10.15) o posterior` },
    { term: 'Macs', text: 'Chip de Apple e Intel, con un solo archivo para ambos' },
    { term: 'Espacio', text: 'Unos 300\u00a0MB' },
    { term: 'Actualizaciones', text: 'Automáticas, al salir de la aplicación' },
    { term: 'Cuenta', text: 'No hace falta' },
  ],
};

export const macQuestions: Translation<typeof english.macQuestions> = {
  title: 'Preguntas sobre la aplicación para Mac',
  items: [
    {
      id: 'import',
      question: '¿Puedo importar mis contraseñas y marcadores?',
      answer:
        'Sí, desde Safari, Chrome, Edge, Brave y Firefox. La aplicación te lo ofrece la primera vez que la abres, y puedes hacerlo más tarde en Ajustes, Importar. Todo lo que importas se queda en tu Mac.',
    },
    {
      id: 'safari',
      question: '¿En qué se diferencia de Safari?',
      answer:
        'Safari restringe las cookies de los rastreadores, pero los rastreadores se cargan igualmente. Nosotros los bloqueamos antes de que se carguen, respondemos a los avisos de cookies y hacemos que la búsqueda sea privada por defecto. El resto está en la comparación, también lo que Safari hace igual de bien.',
    },
    {
      id: 'engine',
      question: '¿Qué motor de navegador usa?',
      answer:
        'El que viene con macOS, el mismo que Safari. Las páginas se ven como en Safari, y la aplicación ocupa poco.',
    },
    {
      id: 'extensions',
      question: '¿Puedo usar extensiones?',
      answer:
        'Todavía no. La mayoría de quienes preguntan quieren un bloqueador de contenidos o un gestor de contraseñas, y los dos vienen incluidos. Otros gestores de contraseñas funcionan con nuestro navegador a través de sus propias aplicaciones.',
    },
    {
      id: 'phone',
      question: '¿Se sincroniza con mi móvil?',
      answer: `Si quieres, sí. ${brand.browser} sincroniza los marcadores y las contraseñas con un código que escaneas. No hay ninguna cuenta y no podemos leer lo que sincronizas.`,
    },
  ],
};

export const macClosing: Translation<typeof english.macClosing> = {
  title: `Instala ${brand.browser} para Mac`,
  text: 'Se instala en un minuto más o menos, y puedes seguir usando Safari.',
};

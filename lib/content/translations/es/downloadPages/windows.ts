import { brand } from '@/lib/content/brand';
import type * as english from '@/lib/content/downloadPages/windows';
import { minimumNames } from '@/lib/content/downloads/minimumNames';
import type { Translation } from '@/lib/content/translations/translation';

export const windowsChanges: Translation<typeof english.windowsChanges> = {
  title: 'La misma página, antes y después',
  lead: 'Sigues teniendo todo lo que venías a ver. Esto es lo que desaparece.',
  before: 'En la mayoría de los navegadores',
  after: `En ${brand.browser}`,
  rows: [
    {
      before: 'Una web de noticias carga scripts de decenas de otras empresas.',
      after: 'La web se carga sin ellos, y el escudo indica qué se ha bloqueado.',
    },
    {
      before: 'Un aviso de cookies tapa el primer párrafo.',
      after: 'Está respondido antes de que lo veas, con la opción más privada que haya.',
    },
    {
      before: 'Los zapatos que miraste una vez te siguen durante dos semanas.',
      after: 'Las redes publicitarias nunca vieron que los mirabas.',
    },
    {
      before: 'Para eliminar tus datos hacen falta un menú, una lista y tres casillas.',
      after: 'Un botón elimina tus pestañas y tu historial.',
    },
  ],
};

export const olderPackage: Translation<typeof english.olderPackage> = {
  text: '¿Tu red bloquea los instaladores?',
  label: 'Descargar el paquete de aplicación de Windows',
};

export const windowsInstall: Translation<typeof english.windowsInstall> = {
  title: 'Cómo instalarlo',
  lead: 'Deja esta página abierta mientras lo instalas. Son cuatro pasos cortos.',
  steps: [
    {
      title: 'Abre el instalador',
      text: 'TealInstaller.exe está en tu carpeta Descargas. La mayoría de los navegadores también lo muestran en la esquina superior derecha.',
    },
    {
      title: 'Comprueba el editor',
      text: `Windows pregunta si quieres ejecutarlo e indica ${brand.legalName} como editor. Si ves otro nombre, no sigas y avísanos.`,
    },
    {
      title: 'Espera un minuto',
      text: 'El instalador descarga la última versión y la abre. No necesitas contraseña de administrador.',
    },
    {
      title: 'Importa tus marcadores y contraseñas',
      text: 'Selecciona tu navegador anterior y tus marcadores y contraseñas se pasarán al nuevo. Puedes saltarte este paso y hacerlo más tarde.',
    },
  ],
  store: {
    title: '¿Prefieres Microsoft Store?',
    text: 'Es la misma aplicación. La tienda la mantiene actualizada, y algunas empresas solo permiten aplicaciones de allí.',
    label: 'Abrir Microsoft Store',
  },
};

export const windowsTrouble: Translation<typeof english.windowsTrouble> = {
  title: 'Si la instalación se detiene',
  items: [
    {
      id: 'smart-screen',
      title: 'Windows dice que ha protegido mi PC',
      text: 'Windows muestra este mensaje con los archivos nuevos. Haz clic en «Más información», comprueba que el editor somos nosotros y haz clic en «Ejecutar de todas formas».',
    },
    {
      id: 'not-started',
      title: 'La descarga no ha empezado',
      text: 'Vuelve a hacer clic en el botón. Si tu red bloquea los instaladores, usa Microsoft Store.',
    },
    {
      id: 's-mode',
      title: 'Mi PC está en modo S',
      text: 'En el modo S, Windows solo instala aplicaciones de Microsoft Store. Allí puedes obtener la aplicación completa.',
    },
    {
      id: 'default',
      title: '¿Cómo lo convierto en mi navegador predeterminado?',
      text: 'Abre Configuración, selecciona «Aplicaciones» y luego «Aplicaciones predeterminadas», elige nuestro navegador y haz clic en el botón que lo establece como predeterminado.',
    },
  ],
};

export const windowsRequirements: Translation<typeof english.windowsRequirements> = {
  title: 'Requisitos del sistema',
  rows: [
    { term: 'Sistema', text: `${minimumNames.windows} o posterior, Windows 11` },
    { term: 'Procesador', text: 'Intel, AMD o Arm de 64 bits' },
    { term: 'Espacio', text: 'Unos 400\u00a0MB' },
    { term: 'Permisos', text: 'Una cuenta de usuario estándar' },
  ],
};

export const windowsQuestions: Translation<typeof english.windowsQuestions> = {
  title: 'Preguntas sobre la aplicación para Windows',
  items: [
    {
      id: 'edge',
      question: '¿Tengo que quitar Edge?',
      answer:
        'No. Puedes tener los dos y, en cualquier caso, Windows conserva Edge. Tú eliges cuál abre tus enlaces.',
    },
    {
      id: 'engine',
      question: '¿Es otra copia de Chrome?',
      answer:
        'No, pero muestra las páginas con el motor que proporciona Windows, así que las webs funcionan como en Edge y Chrome. Deja fuera lo que envía datos a Google o Microsoft y añade protecciones propias.',
    },
    {
      id: 'antivirus',
      question: '¿Sustituye a un antivirus?',
      answer:
        'No. Te avisa de webs maliciosas conocidas y bloquea los rastreadores. No analiza los archivos de tu ordenador.',
    },
    {
      id: 'remove',
      question: '¿Cómo lo desinstalo?',
      answer:
        'Abre Configuración, Aplicaciones, Aplicaciones instaladas y selecciona «Desinstalar», como con cualquier aplicación. Así se eliminan también sus datos, y no te escribimos para preguntarte por qué.',
    },
  ],
};

export const previewWords: Translation<typeof english.previewWords> = {
  inside: {
    title: 'Qué hay ahora en la versión preliminar',
    items: [
      {
        title: 'Dos páginas, una al lado de otra',
        text: 'Una ventana, dos páginas y un separador que puedes mover.',
      },
      {
        title: 'Una página de inicio nueva',
        text: 'La búsqueda, los marcadores y los rastreadores bloqueados hoy, en el orden que prefieras.',
      },
      {
        title: 'Arranque más rápido',
        text: 'La primera ventana se abre mientras el resto aún se está cargando.',
      },
    ],
  },
  expect: {
    title: 'Qué puedes esperar',
    items: [
      'Una versión nueva más o menos cada semana, que se instala al cerrar la aplicación.',
      'Algunas cosas que aún no funcionan. Ten otro navegador a mano para tu banco.',
      'Ajustes, marcadores y contraseñas propios, separados de los de la aplicación normal.',
      'La misma privacidad. La versión preliminar no envía más datos sobre ti que la aplicación normal.',
    ],
  },
  survey: {
    text: '¿La usas desde hace un tiempo?',
    label: 'Cuéntanos qué tal te va',
    href: '/windows-user-survey',
  },
  stable: {
    text: '¿Prefieres esperar a que esté terminada?',
    label: 'Ver la aplicación normal',
    href: '/windows',
  },
};

export const windowsClosing: Translation<typeof english.windowsClosing> = {
  title: `Instala ${brand.browser} para Windows`,
  text: 'Se instala en un minuto más o menos, y no necesitas una cuenta.',
};

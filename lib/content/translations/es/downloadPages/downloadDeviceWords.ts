import type * as english from '@/lib/content/downloadPages/downloadDeviceWords';
import { minimumNames } from '@/lib/content/downloads/minimumNames';
import type { Translation } from '@/lib/content/translations/translation';

export const deviceGroupWords: Translation<typeof english.deviceGroupWords> = {
  computers: { title: 'Ordenadores', note: 'El navegador completo.' },
  phones: {
    title: 'Móviles y tabletas',
    note: 'El mismo navegador, diseñado para pantallas pequeñas.',
  },
  extensions: {
    title: 'Extensiones para navegadores',
    note: 'La extensión añade búsqueda privada y bloqueo de rastreadores al navegador que ya tienes, también en Linux y ChromeOS.',
  },
};

export const deviceWords: Translation<typeof english.deviceWords> = {
  mac: { name: 'Mac', needs: `${minimumNames.macos} o posterior` },
  windows: { name: 'Windows', needs: `${minimumNames.windows} o posterior` },
  windowsPreview: {
    name: 'Versión preliminar para Windows',
    needs: 'Se instala junto a la aplicación normal',
  },
  ios: { name: 'iPhone y iPad', needs: `${minimumNames.ios} o posterior` },
  android: { name: 'Android', needs: `${minimumNames.android} o posterior` },
  chrome: { name: 'Chrome y navegadores Chromium', needs: `${minimumNames.chrome} o posterior` },
  firefox: { name: 'Firefox', needs: `${minimumNames.firefox} o posterior` },
  edge: { name: 'Edge', needs: `${minimumNames.edge} o posterior` },
  opera: { name: 'Opera', needs: `${minimumNames.opera} o posterior` },
  safari: { name: 'Safari en un Mac', needs: `${minimumNames.macos} o posterior` },
};

export const downloadWayWords: Translation<typeof english.downloadWayWords> = {
  diskImage: 'Imagen de disco',
  installer: 'Instalador',
  howToInstall: 'Cómo instalarlo',
  aboutPreview: 'Sobre la versión preliminar',
  apkFile: 'Archivo APK',
  microsoftStore: 'Microsoft Store',
  appStore: 'App Store',
  macAppStore: 'Mac App Store',
  googlePlay: 'Google Play',
  fDroid: 'F-Droid',
  chromeWebStore: 'Chrome Web Store',
  firefoxAddOns: 'Complementos de Firefox',
  edgeAddOns: 'Complementos de Edge',
  operaAddOns: 'Complementos de Opera',
};

export const fileHelp: Translation<typeof english.fileHelp> = {
  title: 'Qué hacer con el archivo',
  lead: 'Depende de la extensión del archivo.',
  files: [
    {
      ending: '.dmg',
      text: 'Para Mac. Ábrelo, arrastra la aplicación a Aplicaciones e iníciala desde ahí.',
      link: { label: 'Mac, paso a paso', href: '/mac#install' },
    },
    {
      ending: '.exe',
      text: 'Para Windows. Ábrelo y selecciona «Sí» cuando Windows pregunte. El instalador hace el resto.',
      link: { label: 'Windows, paso a paso', href: '/windows#install' },
    },
    {
      ending: '.apk',
      text: 'Para Android, sin tienda de aplicaciones. Ábrelo en el móvil y permite que tu aplicación de archivos lo instale. Tendrás que actualizar la aplicación por tu cuenta.',
      link: null,
    },
  ],
};

export const unsupportedWords: Translation<typeof english.unsupportedWords> = {
  optionsTitle: 'Qué puedes hacer',
  options: [
    {
      id: 'search',
      title: 'Buscar en privado sin aplicación',
      text: 'La búsqueda privada funciona en cualquier navegador y sistema, incluso sin JavaScript.',
    },
    {
      id: 'extension',
      title: 'Añadir la extensión',
      text: `Con ${minimumNames.firefox}, ${minimumNames.chrome} o posterior, la extensión funciona en sistemas demasiado antiguos para la aplicación.`,
    },
    {
      id: 'update',
      title: 'Buscar una actualización del sistema',
      text: 'Muchos dispositivos se pueden actualizar a una versión más reciente. Abajo están las versiones más antiguas que admite nuestra aplicación.',
    },
    {
      id: 'elsewhere',
      title: 'Usar otro dispositivo',
      text: 'Vale cualquier móvil o tableta de los últimos años. Consulta todas las descargas.',
    },
  ],
  links: {
    search: 'Buscar en privado',
    extension: 'Ver las tiendas de la extensión',
    elsewhere: 'Todas las descargas',
  },
  minimum: {
    title: 'Los sistemas más antiguos que admitimos',
    rows: [
      { term: 'Mac', text: `${minimumNames.macos} (10.15)` },
      { term: 'Windows', text: minimumNames.windows },
      { term: 'iPhone y iPad', text: minimumNames.ios },
      { term: 'Android', text: minimumNames.android },
    ],
    note: 'Los sistemas anteriores ya no reciben actualizaciones de seguridad de sus fabricantes, y un navegador solo es tan seguro como el sistema en el que funciona.',
  },
  mistaken: {
    title: '¿Nos hemos equivocado de dispositivo?',
    items: [
      {
        id: 'another-name',
        title: 'Mi sistema es más reciente de lo que decís',
        text: 'Algunos navegadores indican otro sistema, y hay quien configura el suyo así. Aun así, puedes elegir cualquier descarga en la página con todas ellas.',
      },
      {
        id: 'try-anyway',
        title: '¿Puedo probar de todos modos?',
        text: 'Sí. Las tiendas no instalan una aplicación que no puede funcionar, y nuestros instaladores se detienen antes de cambiar nada.',
      },
    ],
  },
};

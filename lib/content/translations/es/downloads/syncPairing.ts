import { brand } from '@/lib/content/brand';
import type * as english from '@/lib/content/downloads/syncPairing';
import type { Translation } from '@/lib/content/translations/translation';

export const pairingHero: Translation<typeof english.pairingHero> = {
  eyebrow: 'Sincronización y copia de seguridad',
  title: 'Escanea este código desde la aplicación',
  lead: `Este código conecta dos de tus dispositivos, y solo ${brand.browser} puede leerlo. Abre la aplicación y vuelve a escanearlo desde allí.`,
};

export const pairingSteps: Translation<typeof english.pairingSteps> = {
  title: 'Conecta tus dispositivos',
  steps: [
    {
      title: `Abre ${brand.browser} en los dos dispositivos`,
      text: 'En el que muestra el código y en el que tienes en la mano.',
    },
    {
      title: 'Ve a «Ajustes» y luego a «Sincronización y copia de seguridad»',
      text: 'Selecciona «Sincronizar con otro dispositivo» en los dos.',
    },
    {
      title: 'Permite que la aplicación use la cámara',
      text: 'La imagen no sale de tu dispositivo. La aplicación solo busca el código.',
    },
    {
      title: 'Escanea el código de la otra pantalla',
      text: 'Tus marcadores y contraseñas llegan en menos de un minuto, cifrados de extremo a extremo.',
    },
  ],
};

export const pairingCode: Translation<typeof english.pairingCode> = {
  title: 'O escribe el código a mano',
  from: 'Este código viene de 0.',
  text: 'En el dispositivo que tienes en la mano, abre «Sincronización y copia de seguridad», selecciona «Escribir un código» y pégalo.',
  label: 'Código de conexión',
  copy: 'Copiar código',
  copied: 'Copiado. Pégalo en la aplicación.',
  selected: 'El código está seleccionado. Cópialo desde el menú del navegador.',
  forget: 'Quitarlo de esta página',
  forgotten: 'El código se ha quitado de esta página y de su dirección.',
  warning: 'Quien tenga este código puede conectarse a tus dispositivos. No lo compartas.',
};

export const pairingNotes: Translation<typeof english.pairingNotes> = {
  title: 'Adónde va este código',
  items: [
    {
      title: 'A nosotros no\u00a0nos\u00a0llega',
      text: 'El código va detrás de # en la dirección. Los navegadores no envían esa parte, así que nuestro servidor nunca la recibe.',
    },
    {
      title: 'Caduca pronto',
      text: 'Un código de conexión caduca a los pocos minutos. Si no pasa nada, muestra uno nuevo en el otro dispositivo.',
    },
    {
      title: 'Solo funciona en la aplicación',
      text: 'El código no hace nada fuera de la aplicación. Lo que sincronizas se cifra antes de salir de tu dispositivo, y nosotros no tenemos la clave.',
    },
  ],
  help: { label: 'Ayuda con la sincronización', href: '/help#sync' },
};

export const pairingDownload: Translation<typeof english.pairingDownload> = {
  title: '¿Aún no tienes la aplicación en este dispositivo?',
  text: 'Instálala, abre «Sincronización y copia de seguridad» y vuelve a escanear el código.',
};

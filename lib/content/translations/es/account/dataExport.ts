import type * as english from '@/lib/content/account/dataExport';
import { brand } from '@/lib/content/brand';
import type { Translation } from '@/lib/content/translations/translation';

export const dataExportWords: Translation<typeof english.dataExportWords> = {
  heading: 'Tus datos',
  intro: 'Todo lo que tenemos guardado sobre tu cuenta, en un archivo que puedes leer.',
  download: 'Descargar mis datos',
  working: 'Reuniendo tus datos',
  done: 'Tus datos se han descargado.',
  needsCode: (email) => `Primero confirma que eres tú. Enviaremos un código a ${email}.`,
  needsEmail:
    'Añade primero una dirección de correo, para que podamos enviarte un código y confirmes que eres tú.',
  sendCode: 'Enviarme un código',
  confirm: 'Confirmar y descargar',
  cancel: 'Cancelar',
  inWords: {
    heading: `Tu cuenta de ${brand.name} en pocas palabras`,
    made: 'Archivo creado el',
    opened: 'Cuenta desde el',
    since: (day) => `Desde el ${day}.`,
    mails: 'Nuestros correos',
    none: 'Nada',
  },
};

import { brand } from '@/lib/content/brand';
import type * as english from '@/lib/content/downloadPages/reports';
import type { Translation } from '@/lib/content/translations/translation';

export const mailFormWords: Translation<typeof english.mailFormWords> = {
  how: 'El botón abre un mensaje en tu aplicación de correo con tus respuestas ya escritas. Nada sale de esta página hasta que envías el mensaje desde allí, y aquí no guardamos nada.',
  without: '¿No tienes aplicación de correo en este dispositivo? Escríbenos desde cualquier otro:',
};

export const surveyForm: Translation<typeof english.surveyForm> = {
  subject: `${brand.browser} para Windows: mis respuestas`,
  submit: 'Continuar por correo',
  choices: [
    {
      name: '¿Cada cuánto la usas?',
      options: ['Todos los días', 'Algunos días', 'La probé una vez', 'Ya no la uso'],
    },
    {
      name: '¿Cómo es en comparación con tu último navegador?',
      options: ['Más rápida', 'Más o menos igual', 'Más lenta', 'No sabría decirlo'],
    },
  ],
  texts: [
    {
      name: '¿Para qué la usas más?',
      hint: 'Trabajo, lectura, compras, banca, lo que sea.',
    },
    { name: '¿Qué funciona bien?', hint: null },
    {
      name: '¿Qué te dificulta usarla?',
      hint: 'Una web que no funciona, una función que falta, un cierre inesperado.',
    },
    { name: '¿Qué deberíamos hacer a continuación?', hint: null },
  ],
};

export const reportForm: Translation<typeof english.reportForm> = {
  subject: 'Un aviso que puede ser un error',
  submit: 'Continuar por correo',
  url: {
    label: 'Dirección de la web',
    hint: 'Tal como aparece en el aviso, por ejemplo https://pond.example/',
  },
  why: {
    label: '¿Por qué crees que es segura?',
    hint: 'Por ejemplo: es mi propia web, o la uso desde hace años.',
  },
  role: { label: 'La web es', options: ['una que visito', 'mía o de la empresa donde trabajo'] },
  next: {
    title: 'Qué pasa después',
    steps: [
      {
        title: 'Una persona la revisa',
        text: 'Normalmente en un plazo de dos días laborables, en un navegador aislado.',
      },
      {
        title: 'Si nos equivocamos',
        text: 'Quitamos el aviso para todo el mundo, normalmente en menos de una hora.',
      },
      {
        title: 'Si teníamos razón',
        text: 'Te decimos qué hemos encontrado, para que su responsable pueda limpiar la web.',
      },
    ],
  },
  careful: {
    title: 'Hasta entonces, no entres en la web',
    text: 'Las webs que copian a otras están hechas para parecer inofensivas. No escribas una contraseña ni un número de tarjeta para probarlo.',
  },
};

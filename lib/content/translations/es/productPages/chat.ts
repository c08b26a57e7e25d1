import { brand } from '@/lib/content/brand';
import type * as english from '@/lib/content/productPages/chat';
import type { Translation } from '@/lib/content/translations/translation';

export const chatHero: Translation<typeof english.chatHero> = {
  title: 'Chat de\u00a0IA privado',
  lead: `${brand.chat} envía tu pregunta al modelo de IA que elijas sin revelar quién eres. Es gratis y no necesitas una cuenta.`,
  start: { label: 'Empezar un chat', href: brand.chatUrl },
  terms: { label: 'Privacidad y condiciones', href: '/duckai/privacy-terms' },
  example: {
    label: 'Ejemplo de un chat',
    model: 'Modelo pequeño y rápido',
    question: 'Mi casero quiere quedarse la fianza por un arañazo en la mesa. ¿Puede hacerlo?',
    answer:
      'El desgaste normal no suele ser un motivo. Importan tres cosas: qué dice de la mesa el inventario de entrada, cuántos años tenía y si el arañazo se puede reparar por menos dinero.',
    followUp: 'Escribe dos frases educadas para mi casero.',
    field: 'Pregunta lo que quieras',
    note: 'Enviado por nosotros, sin tu dirección IP',
  },
};

export const chatJourney: Translation<typeof english.chatJourney> = {
  title: 'Lo que ve el modelo',
  lead: 'Un mensaje dice más que su texto. Aquí está el mismo mensaje antes y después de pasar por nuestro servidor.',
  before: {
    title: 'Lo que sale de tu dispositivo',
    rows: [
      { term: 'Texto', value: 'Tu pregunta', stays: true },
      { term: 'Dirección IP', value: '203.0.113.24', stays: false },
      { term: 'Navegador', value: 'Nombre y versión', stays: false },
      { term: 'Cookies', value: 'Las que haya', stays: false },
      { term: 'Idioma', value: 'El de tu sistema', stays: false },
    ],
  },
  after: {
    title: 'Lo que llega al modelo',
    rows: [
      { term: 'Texto', value: 'Tu pregunta' },
      { term: 'Remitente', value: brand.name },
    ],
    note: 'Si incluyes tu nombre en una pregunta, el modelo lo ve. Pasamos tus palabras sin cambiarlas.',
  },
  kept: 'Eliminado',
};

export const chatPromises: Translation<typeof english.chatPromises> = {
  title: 'Lo que garantizan nuestros contratos',
  items: [
    {
      figure: '0',
      title: 'chats en nuestros servidores',
      text: 'Las preguntas y las respuestas pasan por la memoria y no se almacenan.',
    },
    {
      figure: '0',
      title: 'modelos entrenados con tus textos',
      text: 'Ningún proveedor puede entrenar modelos con lo que escribes.',
    },
    {
      figure: '30',
      title: 'días como máximo',
      text: 'En ese plazo, todos los proveedores eliminan lo que les enviamos, salvo que la seguridad o la ley exijan otra cosa.',
    },
    {
      figure: '1',
      title: 'lugar con tu historial',
      text: 'Tu propio navegador guarda tus chats recientes hasta que los eliminas.',
    },
  ],
};

export const chatUses: Translation<typeof english.chatUses> = {
  title: 'Para qué sirve un chat de IA',
  lead: 'Un modelo predice palabras. Ayuda cuando la tarea son las palabras. Si un error te puede salir caro, comprueba la respuesta.',
  good: {
    title: 'Úsalo para',
    items: [
      {
        label: 'Acortar una carta larga',
        question: 'Acorta esta carta a cinco frases: ',
      },
      {
        label: 'Escribir una fórmula',
        question: 'Escribe una fórmula para una hoja de cálculo que ',
      },
      {
        label: 'Diez nombres para un club de remo',
        question: 'Propón diez nombres para un club de remo.',
      },
      {
        label: 'Explicar un mensaje de error',
        question: 'Explica este mensaje de error: ',
      },
      {
        label: 'Una receta con sobras',
        question: 'Una cena para dos con arroz, huevos y espinacas, por favor.',
      },
    ],
  },
  poor: {
    title: 'Comprueba lo que diga sobre',
    items: [
      'Dosis y síntomas',
      'Contratos e impuestos',
      'Las noticias de hoy',
      'Citas y fuentes',
      'Cualquier cosa sobre una persona',
    ],
  },
};

export const chatPlans: Translation<typeof english.chatPlans> = {
  title: 'Gratis y con la suscripción',
  columns: ['', 'Gratis', brand.subscription],
  rows: [
    {
      topic: 'Modelos',
      free: 'Varios modelos pequeños y medianos',
      more: 'También modelos más avanzados',
    },
    { topic: 'Preguntas', free: 'Un cupo amplio al día', more: 'Un cupo mucho mayor' },
    { topic: 'Cuenta', free: 'Ninguna', more: 'Un número aleatorio' },
    { topic: 'Chats que guardamos', free: 'Ninguno', more: 'Ninguno' },
    {
      topic: 'Lo que sí guardamos',
      free: 'Un contador de uso, durante un día',
      more: 'Un contador de uso, durante un día',
    },
  ],
  link: { label: `Ver ${brand.subscription}`, href: '/pro' },
};

export const chatQuestions: Translation<typeof english.chatQuestions> = {
  title: 'Preguntas sobre el chat',
  items: [
    {
      id: 'who-answers',
      question: '¿Quién responde: vosotros o las empresas que hay detrás de los modelos?',
      answer:
        'Los modelos son de varias empresas. Algunos funcionan en nuestros propios servidores. La lista del chat te dice cuáles antes de que elijas.',
    },
    {
      id: 'find-again',
      question: '¿Cómo vuelvo a encontrar un chat si no lo guardáis?',
      answer:
        'Tu navegador guarda tus chats recientes en tu dispositivo. No están disponibles en otros dispositivos, y si eliminas los datos del navegador, se eliminan también.',
    },
    {
      id: 'hide',
      question: '¿Puedo desactivar la IA del todo?',
      answer:
        'Sí. Los ajustes de búsqueda tienen una sección de IA, con controles separados para el botón del chat, los resúmenes sobre los resultados y las imágenes generadas con IA.',
    },
    {
      id: 'files',
      question: '¿Qué pasa con los archivos que adjunto?',
      answer:
        'Lo mismo que con las palabras: van al modelo sin tu nombre, y ni los guardamos ni se usan para entrenar.',
    },
    {
      id: 'limit',
      question: '¿Cómo aplicáis un límite diario sin saber quién soy?',
      answer:
        'Contamos en tu navegador y con una huella de tu dirección IP, calculada con una clave. Se elimina en el plazo de un día y no dice nada de lo que has preguntado.',
    },
  ],
};

import { brand } from '@/lib/content/brand';
import { allHiringWeeks } from '@/lib/content/company/hiringWeeks';
import type * as english from '@/lib/content/company/howWeHire';
import type { Translation } from '@/lib/content/translations/translation';

export const howWeHireHero: Translation<typeof english.howWeHireHero> = {
  eyebrow: 'Cultura de empresa',
  title: 'Seis etapas, dos de ellas pagadas',
  lead: 'Las entrevistas muestran lo bien que alguien hace entrevistas. Preferimos ver trabajo: pequeño, real y pagado. Así tú también ves cómo trabajamos antes de que nadie decida.',
};

export const hiringStages: Translation<typeof english.hiringStages> = {
  title: 'De la candidatura a la oferta',
  paidLabel: 'Pagado',
  timeLabel: 'Duración',
  whoLabel: 'Con',
  items: [
    {
      title: 'Leemos tu candidatura',
      text: 'La lee una persona de principio a fin, con el nombre de tu centro de estudios oculto. Te respondemos en cualquier caso en un plazo de 10 días laborables.',
      time: 'hasta 10 días laborables',
      who: 'alguien de selección',
      paid: false,
    },
    {
      title: 'Una llamada breve',
      text: 'Media hora, con la cámara si quieres. Hablamos de lo que buscas, de lo que buscamos y del sueldo del puesto. La mitad del tiempo es para tus preguntas.',
      time: '30 minutos',
      who: 'la misma persona',
      paid: false,
    },
    {
      title: 'Primer proyecto pagado',
      text: 'Un trabajo como los que harías en el puesto, con tu propio horario: un plan, una revisión, un prototipo, una corrección. Cobras salga como salga.',
      time: 'unas seis horas',
      who: 'nadie más, a tu ritmo',
      paid: true,
    },
    {
      title: 'Habla con tu futuro equipo',
      text: 'Dos personas del equipo te preguntan por tu proyecto. Sin acertijos. Después preguntas tú.',
      time: 'una hora',
      who: 'dos personas del equipo',
      paid: false,
    },
    {
      title: 'Segundo proyecto pagado',
      text: 'Más parecido a una semana normal: una pregunta abierta, comentarios por escrito en los dos sentidos y un resultado que otros tienen que poder usar.',
      time: 'unas 16 horas',
      who: 'una persona que responde a tus dudas',
      paid: true,
    },
    {
      title: 'Entrevistas finales',
      text: 'Conoces a quien sería tu responsable, a alguien de otro equipo y a una de las personas que fundaron la empresa. Decidimos en una semana y te decimos por qué.',
      time: 'tres llamadas de 45 minutos',
      who: 'tres personas',
      paid: false,
    },
  ],
};

export const hiringCalendar: Translation<typeof english.hiringCalendar> = {
  title: 'Cuánto dura en total',
  text: `Normalmente ${allHiringWeeks} semanas, a veces menos. La mayor parte es esperar a que te vaya bien a ti, y no te metemos prisa.`,
  weekCount: (count) => (count === 1 ? '1 semana' : `${count} semanas`),
  label: 'Semanas de un proceso habitual, por etapa',
};

export const hiringQuestions: Translation<typeof english.hiringQuestions> = {
  title: 'Sobre los proyectos de prueba',
  items: [
    {
      id: 'what',
      question: '¿Qué es un proyecto de prueba?',
      answer:
        'Una tarea como las del puesto, con todo lo que necesitas para hacerla y un límite de horas. En diseño, una pantalla con un problema; en investigación, un conjunto de datos; en derecho, un plan para revisar.',
    },
    {
      id: 'why',
      question: '¿Por qué los usáis?',
      answer:
        'Son más justos. Favorecen a quien hace bien el trabajo y no a quien habla bien de él, y dejan fuera lo que no debería influir en una decisión.',
    },
    {
      id: 'pay',
      question: '¿Cuánto pagáis?',
      answer:
        'Una cantidad fija por proyecto, la misma para todas las personas de la ronda, en la semana siguiente a tu factura. Te decimos la cantidad antes de que empieces.',
    },
    {
      id: 'use',
      question: '¿Usáis lo que hacen las personas candidatas?',
      answer:
        'No. Las tareas son inventadas o se terminaron hace mucho. Lo que haces es tuyo y puedes enseñarlo cuando acabe la ronda.',
    },
    {
      id: 'time',
      question: 'Tengo trabajo y familia. ¿Da tiempo?',
      answer:
        'El trabajo se reparte para que quepa en las tardes, y siempre tienes al menos una semana. Si necesitas más, dínoslo. No te perjudica.',
    },
  ],
  closing: { label: 'Ver las vacantes', href: '/hiring#roles' },
  contact: { label: 'Preguntar al equipo de selección', href: `mailto:${brand.supportEmail}` },
};

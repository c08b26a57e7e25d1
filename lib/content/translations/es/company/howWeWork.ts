import type * as english from '@/lib/content/company/howWeWork';
import { figures } from '@/lib/content/figures';
import type { Translation } from '@/lib/content/translations/translation';

export const howWeWorkHero: Translation<typeof english.howWeWorkHero> = {
  eyebrow: 'Cultura de empresa',
  title: 'Nuestros tres valores',
  lead: `Unos valores en la pared no deciden nada. Los nuestros los citamos cuando ${figures.teamSize} personas en muchas zonas horarias tienen que ponerse de acuerdo sin reunirse.`,
};

export const workValues: Translation<typeof english.workValues> = {
  saidLabel: 'Lo que oirás aquí',
  items: [
    {
      id: 'trust',
      title: 'Generar confianza',
      lead: 'Nadie comprueba cuándo estás en tu mesa. A cambio, todo el mundo puede ver en qué trabajas, por qué y dónde te has atascado.',
      practices: [
        'Cada proyecto tiene una persona responsable y una página que puede leer toda la empresa',
        'El sueldo depende de tu nivel, no de dónde vives ni de cómo negocias',
        'Las opiniones se piden, se escriben y se responden',
      ],
      said: '«Me equivoqué en esto. Esto es lo que he cambiado».',
    },
    {
      id: 'question',
      title: 'Cuestionar lo que se da por hecho',
      lead: 'Una buena razón pesa más que un cargo alto. La última persona en llegar puede preguntar por qué, y «siempre lo hemos hecho así» no es una respuesta.',
      practices: [
        'Los planes empiezan por lo que damos por hecho',
        'A alguien le toca argumentar en contra del plan',
        'Las decisiones llevan una fecha para volver a mirarlas',
      ],
      said: '«¿Qué tendría que ser cierto para que esto funcione?».',
    },
    {
      id: 'validate',
      title: 'Comprobar el rumbo',
      lead: 'Avanzar mucho en la dirección equivocada es el error más caro que podemos cometer. Por eso empezamos por la forma más barata de averiguarlo.',
      practices: [
        'Un boceto antes que un prototipo, un prototipo antes que un plan',
        'Qué es un éxito y qué un fracaso se define antes de empezar',
        'A quien detiene pronto un proyecto se le dan las gracias',
      ],
      said: '«¿Qué es lo más pequeño que podría demostrar que nos equivocamos?».',
    },
  ],
};

export const workWeek: Translation<typeof english.workWeek> = {
  title: 'Una semana cualquiera',
  lead: 'Tú decides tu horario. Dos tardes coincides con tu equipo; el resto es para trabajar sin interrupciones.',
  kinds: {
    focus: 'Trabajo sin interrupciones',
    answer: 'Leer y responder',
    together: 'Hablar con el equipo',
    off: 'Libre',
  },
  hourLabel: (hours) => `${hours} h`,
  days: ['Lunes', 'Martes', 'Miércoles', 'Jueves', 'Viernes'],
  activities: {
    weeklyPlan: 'Plan semanal',
    project: 'Proyecto',
    team: 'Equipo',
    reviews: 'Revisiones',
    noMeetings: 'Sin reuniones en toda la empresa',
    oneOnOne: 'Reunión individual',
    chosenProject: 'Un proyecto que eliges tú',
    looseEnds: 'Cabos sueltos',
    earlyWeekend: 'Fin de semana anticipado',
  },
};

export const workFacts: Translation<typeof english.workFacts> = {
  title: 'Qué significa para ti',
  rows: [
    {
      title: 'Todo el mundo en remoto',
      text: 'No hay oficina, así que nadie se queda fuera por no estar en ella. Dos veces al año nos reunimos todos en un sitio bonito.',
    },
    {
      title: 'Una sola escala salarial',
      text: 'Dos personas del mismo nivel cobran lo mismo, en Lisboa y en Seattle. Toda la empresa puede ver la escala.',
    },
    {
      title: 'La gente se queda',
      text: 'Cada año se marchan pocas personas. La mayoría de ellas dice que volvería.',
    },
  ],
  link: { label: 'Cómo contratamos', href: '/how-we-hire' },
  roles: { label: 'Ver las vacantes', href: '/hiring' },
};

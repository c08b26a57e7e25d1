import { brand } from '@/lib/content/brand';
import type * as english from '@/lib/content/company/hiring';
import { figures } from '@/lib/content/figures';
import type { Translation } from '@/lib/content/translations/translation';

export const hiringHero: Translation<typeof english.hiringHero> = {
  eyebrow: 'Empleo',
  title: 'Buen trabajo, desde donde estés',
  lead: `En ${brand.name} somos ${figures.teamSize} personas, en cocinas, cobertizos y cuartos de invitados de todo el mundo. Sin sede central, nadie está lejos de ella.`,
  link: 'Ver las vacantes',
  facts: [
    { value: String(figures.teamSize), label: 'personas, todas en remoto' },
    { value: '1', label: 'escala salarial en todo el mundo' },
    { value: '2', label: 'proyectos de prueba pagados' },
  ],
};

export const openRoles: Translation<typeof english.openRoles> = {
  title: 'Vacantes',
  lead: 'Los sueldos están en dólares estadounidenses y son los mismos vivas donde vivas. Todos los puestos son en remoto. Las descripciones de los puestos están en inglés.',
  loading: 'Buscando nuevas vacantes',
  loaded: 'La lista de vacantes está al día.',
  changed: 'La lista de vacantes se ha actualizado.',
  failed: 'No hemos podido cargar las vacantes más recientes.',
  failedHint: 'La lista de abajo puede tener unos días.',
  retry: 'Intentar de nuevo',
  emptyTitle: 'Hoy no hay vacantes',
  empty: 'Eso cambia a menudo. Nuestra web de empleo puede avisarte por correo.',
  emptyLink: { label: 'Ir a la web de empleo', href: brand.jobsUrl },
  salary: (least, most) => `De ${least} a ${most} al año`,
  requirements: 'Qué aportas',
  apply: 'Presentar mi candidatura',
  share: 'Compartir',
  shared: 'Enlace copiado',
  unshared: 'Copia el enlace de la barra de direcciones',
};

export const hiringMore: Translation<typeof english.hiringMore> = {
  title: 'Antes de presentarte',
  hire: {
    title: 'Cómo contratamos',
    text: 'Seis etapas, dos de ellas proyectos pagados. Sin acertijos ni llamadas por sorpresa.',
    link: 'Ver las seis etapas',
    href: '/how-we-hire',
  },
  work: {
    title: 'Cómo trabajamos',
    text: 'Tres valores, pocas reuniones y mucho por escrito.',
    link: 'Ver cómo es una semana',
    href: '/how-we-work',
  },
  benefitsTitle: 'Ventajas de todos los puestos',
  benefits: [
    'Seis semanas de vacaciones pagadas, y un recordatorio si no las coges',
    'Seis meses de permiso por nacimiento con el sueldo completo, para cada progenitor',
    'Un presupuesto para tu oficina en casa, renovado cada tres años',
    'Dos encuentros en persona al año, con el viaje pagado',
    'Participación en la empresa después del primer año',
    'Seguro médico, o lo que cueste donde te asegura el Estado',
  ],
};

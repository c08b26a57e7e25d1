import { brand } from '@/lib/content/brand';
import type * as english from '@/lib/content/company/newsletter';
import type { Translation } from '@/lib/content/translations/translation';

export const newsletterForm: Translation<typeof english.newsletterForm> = {
  label: 'Tu dirección de correo',
  placeholder: 'nombre@example.org',
  submit: 'Suscribirme',
  sending: 'Enviando…',
  note: 'Usamos tu dirección solo para enviarte el boletín. Puedes darte de baja desde cualquier número.',
  invalid: 'Eso no parece una dirección de correo. Comprueba que esté bien escrita.',
  busy: 'Demasiados intentos desde tu red. Vuelve a intentarlo dentro de una hora.',
  failed: 'No ha funcionado. Tu dirección sigue en la casilla, así que inténtalo de nuevo.',
  thanksTitle: 'Revisa tu bandeja de entrada',
  thanks: `Si la dirección es correcta, un correo de ${brand.name} está en camino. Pulsa el botón del mensaje para empezar a recibir el boletín.`,
  again: 'Usar otra dirección',
};

export const newsletterHero: Translation<typeof english.newsletterHero> = {
  title: 'Un boletín semanal sobre privacidad',
  lead: 'Qué ha cambiado esta semana, a quién afecta y qué puedes hacer al respecto en cinco minutos. Escrito por personas, y sin registrar quién lo lee.',
  picture: 'Cómo es el boletín (en inglés)',
};

export const newsletterContents: Translation<typeof english.newsletterContents> = {
  title: 'Qué recibes',
  items: [
    {
      title: 'Un hallazgo',
      text: 'Algo que hemos medido nosotros: una aplicación, una web o un dispositivo, y adónde fueron sus datos.',
    },
    {
      title: 'Algo que hacer',
      text: 'Un ajuste, un hábito o una herramienta. Te lleva cinco minutos como mucho y no siempre es de los nuestros.',
    },
    {
      title: 'Una respuesta',
      text: 'Tú preguntas y nosotros lo buscamos. Si no lo sabemos, lo decimos y preguntamos a quien sí lo sabe.',
    },
  ],
};

export const newsletterPromises: Translation<typeof english.newsletterPromises> = {
  title: 'Un boletín que no te rastrea',
  lead: 'La mayoría de los boletines informan de cuándo y dónde los abres y de en qué enlaces haces clic. El nuestro no puede.',
  rows: [
    { usual: 'Una imagen oculta avisa de cuándo lo abres', ours: 'No hay imágenes que cargar' },
    {
      usual: 'Los enlaces pasan por un contador de clics',
      ours: 'Los enlaces van directos a la página',
    },
    {
      usual: 'La lista se cruza con perfiles publicitarios',
      ours: 'La lista se usa solo para el boletín',
    },
    {
      usual: 'Darse de baja exige un formulario y un motivo',
      ours: 'Para darse de baja bastan dos clics',
    },
  ],
  usualLabel: 'La mayoría de los boletines',
  oursLabel: 'Nuestro boletín',
};

export const letterPages: Translation<typeof english.letterPages> = {
  confirm: {
    title: 'Confirma tu suscripción al boletín',
    text: 'Algunas aplicaciones de correo abren los enlaces solas, así que te pedimos que lo confirmes. Así ninguna máquina puede suscribirte sin que lo sepas.',
    action: 'Sí, quiero suscribirme',
    after:
      '¿Has cambiado de idea? Cierra esta página. Si no confirmas, eliminamos tu dirección a los siete días.',
  },
  unsubscribe: {
    title: '¿Darte de baja del boletín?',
    text: 'Eliminamos tu dirección de inmediato. No tienes que dar ningún motivo y no enviamos un correo de despedida.',
    action: 'Darme de baja',
    after: '¿Prefieres quedarte? Cierra esta página y no cambia nada.',
  },
  confirmed: {
    title: 'Ya recibes el boletín',
    text: 'Recibirás el próximo número por correo. Hasta entonces, puedes leer nuestro blog (en inglés).',
    action: { label: 'Leer el blog', href: brand.blogUrl },
  },
  unsubscribed: {
    title: 'Te has dado de baja',
    text: 'Hemos eliminado tu dirección y no recibirás más números. Gracias por leernos.',
    action: { label: 'Ir a la página de inicio', href: '/' },
  },
  expired: {
    title: 'Este enlace ha caducado',
    text: 'Los enlaces de confirmación son válidos durante siete días, y dejan de funcionar en cuanto se elimina la dirección. Escribe otra vez tu dirección para recibir uno nuevo.',
    action: { label: 'Escribir mi dirección', href: '/newsletter' },
  },
};

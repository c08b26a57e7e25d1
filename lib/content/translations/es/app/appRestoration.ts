import type * as english from '@/lib/content/app/appRestoration';
import { brand } from '@/lib/content/brand';
import type { Translation } from '@/lib/content/translations/translation';

export const restorationCodeWords: Translation<typeof english.restorationCodeWords> = {
  heading: 'Tu código de acceso',
  loading: 'Cargando tu suscripción',
  intro:
    'Te lo pedirán una sola vez, al principio de la llamada. Demuestra que tienes una suscripción, no quién eres.',
  ask: 'Obtener mi código de acceso',
  asking: 'Obteniendo tu código',
  ready: 'Tu código de acceso está listo',
  until: (date) => `Válido hasta el ${date}. Hasta entonces, esta página mostrará el mismo código.`,
  copy: 'Copiar el código',
  copied: 'Copiado',
  copyFailed: 'No hemos podido copiar el código. Apúntalo o léelo desde aquí.',
  call: (phone) => `Llamar al ${phone}`,
  message: 'Prefiero enviar un mensaje',
  open: {
    northAmerica: 'A cualquier hora, todos los días. La llamada es gratuita desde Estados Unidos y Canadá.',
    unitedKingdom: 'A cualquier hora, todos los días. La llamada es gratuita desde el Reino Unido.',
    elsewhere: 'A cualquier hora, todos los días. Tu operador puede cobrarte la llamada al Reino Unido.',
  },
  failed: 'No hemos podido obtener tu código',
  retry: 'Intentar de nuevo',
  refused: {
    heading: 'No está incluido en tu suscripción',
    text: 'La suscripción con la que has iniciado sesión ha terminado o no incluye ayuda tras un robo de identidad.',
    plans: 'Ver los planes',
    account: 'Ver mi suscripción',
  },
  signedOut: {
    heading: 'Inicia sesión para obtener tu código',
    text: `El asesoramiento está incluido en ${brand.subscription}. Inicia sesión para obtener tu código.`,
    signIn: 'Iniciar sesión',
    activate: 'Tengo una suscripción',
    subscribe: 'Suscribirme',
  },
  withoutScript:
    'Para obtener un código hace falta JavaScript, porque la clave de tu cuenta se queda en este navegador y nunca se envía en un formulario. Todo lo demás de esta página puedes leerlo sin él.',
};

export const restorationWords: Translation<typeof english.restorationWords> = {
  eyebrow: brand.subscription,
  title: 'Ayuda de una persona de verdad si te roban la\u00a0identidad',
  lead: 'Un préstamo que nunca pediste, un paquete que nunca encargaste, una carta de un juzgado del que nunca has oído hablar. Alguien te atiende de día o de noche y te acompaña hasta que se resuelva.',
  steps: {
    title: 'Cómo hablar con un asesor',
    items: [
      {
        title: 'Obtén tu código de acceso',
        text: 'Cuando tengas una suscripción y hayas iniciado sesión, podrás obtenerlo en la parte superior de esta página. El código tiene 12 letras y números, es fácil de leer en voz alta y es válido durante una semana.',
      },
      {
        title: 'Llama y di tu código',
        text: 'Así se comprueba que tienes derecho a la ayuda. Explica con tus palabras lo que ha pasado.',
      },
      {
        title: 'Acuerda los próximos pasos',
        text: 'Recibes un número de caso, una lista de lo que se hará primero y la misma persona para todas las llamadas siguientes.',
      },
    ],
  },
  cover: {
    title: 'Qué está incluido donde vives',
    lead: 'La llamada funciona igual en todas partes. Lo que se puede hacer por ti depende de las leyes de tu país.',
    places: ['Fuera de Estados Unidos', 'En Estados Unidos'],
    rows: [
      {
        name: 'Asesoramiento',
        cells: [
          'Te guía paso a paso: qué hacer primero, a quién llamar, qué decir y qué documentos enviar',
          'Actúa en tu nombre: llama a bancos, prestamistas y agencias de crédito, impugna cargos y escribe cartas',
        ],
      },
      {
        name: 'Documentos',
        cells: [
          'Te dice el organismo, el formulario y el plazo de cada uno',
          'Te ayuda a sustituir tu permiso de conducir, tu pasaporte y tus tarjetas',
        ],
      },
      {
        name: 'Indemnización',
        cells: [
          'No incluida',
          'Se indemnizan determinadas pérdidas y gastos, hasta el límite indicado en el resumen de coberturas',
        ],
      },
      {
        name: 'Idiomas',
        cells: ['Inglés, francés, español, italiano y alemán', 'Inglés'],
      },
      {
        name: 'Horario',
        cells: ['24 horas al día, 7 días a la semana', '24 horas al día, 7 días a la semana'],
      },
    ],
    benefits: 'Resumen de coberturas',
    benefitsText:
      'En Estados Unidos, la indemnización se basa en una póliza colectiva. El resumen de coberturas indica el límite, las exclusiones y cómo dar parte. Lo recibes junto con tu número de caso. Si quieres leerlo antes, [escríbenos un correo](support). Un robo de identidad del que ya tuvieras noticia antes de suscribirte no está cubierto en ningún país.',
  },
  first: {
    title: 'Si tienes un minuto antes de llamar',
    items: [
      [
        'Llama al banco de la tarjeta o la cuenta que se ha usado indebidamente.',
        'Pide que la bloqueen. El número está en el reverso de la tarjeta.',
      ],
      [
        'Guarda todas las cartas y todos los mensajes.',
        'Incluso los groseros. Haz también una foto del sobre: el matasellos muestra la fecha.',
      ],
      [
        'Cambia la contraseña de tu correo.',
        'Quien puede abrir tu correo puede restablecer tus demás contraseñas.',
      ],
    ],
  },
  privacy: {
    title: 'Lo único que sabemos es que pediste un código',
    items: [
      'El código indica a la empresa de asesoramiento que tienes una suscripción. No incluye tu nombre, tu dirección ni tu cuenta.',
      'Lo que digas por teléfono queda entre el asesor y tú. No recibimos ninguna grabación, ningún resumen ni ningún registro de quién llamó.',
      'El código se guarda cifrado y se elimina una semana después de pedirlo.',
    ],
    policy: 'Condiciones y política de privacidad de la suscripción',
  },
};

export const restorationFeedbackWords: Translation<typeof english.restorationFeedbackWords> = {
  title: '¿Has tenido algún problema?',
  legend: 'Elige la opción que más se ajuste',
  reasons: [
    { id: 'code', label: 'No aceptaron mi código' },
    { id: 'reach', label: 'Nadie contestó' },
    { id: 'help', label: 'Los consejos no me ayudaron' },
    { id: 'page', label: 'Esta página es confusa' },
    { id: 'other', label: 'Otra cosa' },
  ],
  form: 'Enviar comentarios',
  mail: 'Escribirnos un correo',
  subject: (reason) => `Ayuda tras un robo de identidad: ${reason}`,
  note: 'No incluyas nada de lo que hayas contado al pedir asesoramiento. No lo necesitamos y no queremos guardarlo.',
};

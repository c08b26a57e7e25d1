import { brand } from '@/lib/content/brand';
import type * as english from '@/lib/content/help/securityWords';
import { legalValues } from '@/lib/content/legal/values';
import type { Translation } from '@/lib/content/translations/translation';

const { codeMinutes, accessHours, refreshDays, familyDays, mailRecordDays, countDays } = legalValues;

export const securityWords: Translation<typeof english.securityWords> = {
  hero: {
    title: 'Seguridad',
    lead: 'Los datos más seguros son los que no tiene nadie. Aquí explicamos cómo protegemos los pocos que guardamos, cuánto tiempo los conservamos y cómo avisar de un problema.',
    report: 'Avisar de una vulnerabilidad',
  },
  built: {
    title: 'Cómo protegemos tus datos',
    items: [
      {
        title: 'Sin contraseñas',
        text: `Inicias sesión con un código de seis dígitos que funciona una sola vez, durante ${codeMinutes} minutos, y deja de valer tras cinco intentos fallidos. No hay contraseña que robar, reutilizar o adivinar.`,
      },
      {
        title: 'Códigos y tokens ilegibles',
        text: 'Nuestra base de datos guarda huellas de los códigos y de las claves de acceso (tokens), no los originales. El contenido de los correos pendientes de envío, nuestras claves de firma y los códigos de acceso a la ayuda tras un robo de identidad se cifran con AES-256-GCM, y la clave de cifrado está en otro lugar; las direcciones de correo no se cifran. Una copia robada de la base de datos no abre ninguna cuenta.',
      },
      {
        title: 'Tokens firmados y de corta vida',
        text: `Las aplicaciones y las páginas usan tokens firmados con ES256. Valen ${accessHours} horas y se renuevan con otro token que funciona una sola vez. Si alguien usa una copia por segunda vez, todos los tokens de esa sesión dejan de valer.`,
      },
      {
        title: 'El número de tu tarjeta no nos llega',
        text: 'Escribes los datos de la tarjeta en una página de nuestro proveedor de pagos o pagas a través de una tienda de aplicaciones. Sabemos que has pagado, pero nunca el número de tu tarjeta.',
      },
      {
        title: 'Nada de otras empresas',
        text: 'Las páginas no cargan scripts, fuentes, imágenes ni contadores de nadie más. Una política de contenido estricta solo admite nuestros propios scripts, y un texto nunca puede convertirse en código (Trusted Types).',
      },
      {
        title: 'Conexiones cifradas',
        text: 'Las conexiones están cifradas, y pedimos a los navegadores que rechacen cualquier otra durante un año (HSTS). El correo también sale de nuestros servidores por conexiones cifradas.',
      },
      {
        title: 'Límite de intentos',
        text: 'Contamos los intentos por cuenta, dirección y red, para que nadie pueda probar códigos sin límite, dejarte fuera ni inundar tu bandeja de entrada.',
      },
      {
        title: 'Puedes ver tus sesiones y cerrarlas',
        text: 'La página de tu cuenta muestra dónde has iniciado sesión. Puedes cerrar la de un dispositivo o todas, y te escribimos cuando cambia la dirección de tu cuenta.',
      },
    ],
  },
  stored: {
    title: 'Qué guardamos y durante cuánto tiempo',
    lead: 'Los datos que importan para la seguridad de una cuenta. La lista completa está en la política de privacidad.',
    what: 'Qué',
    how: 'Cómo se guarda',
    long: 'Cuánto tiempo',
    rows: [
      {
        what: 'Código de un solo uso',
        how: 'Como huella calculada con una clave',
        long: `${codeMinutes} minutos, y su rastro, una hora más`,
      },
      {
        what: 'Sesión en un dispositivo',
        how: 'Como huella',
        long: `${refreshDays} días desde el último uso, ${familyDays} días como máximo`,
      },
      {
        what: 'Dirección de correo de una cuenta',
        how: 'Sin cifrar, si la añades',
        long: 'Hasta que la quites o elimines la cuenta',
      },
      {
        what: 'Un correo dirigido a ti',
        how: 'Contenido cifrado, dirección sin cifrar',
        long: `Hasta que se envía, o siete días si no se puede entregar; el hecho de que se envió, ${mailRecordDays} días`,
      },
      {
        what: 'Acciones en una cuenta',
        how: 'La acción y la hora, con la red como huella calculada con una clave',
        long: 'Un año',
      },
      { what: 'Número de visitas a las páginas', how: 'Como totales', long: `${countDays} días` },
      { what: 'Números de tarjeta, contraseñas, historial de búsqueda', how: 'No se guardan', long: 'Nunca' },
    ],
    policy: { label: 'Leer la política de privacidad', href: '/privacy#retention' },
  },
  report: {
    title: 'Avisar de una vulnerabilidad',
    lead: `Escribe a ${brand.securityEmail} en español, inglés, alemán o francés. Dinos qué has encontrado, dónde y cómo podemos reproducirlo.`,
    action: `Escribir a ${brand.securityEmail}`,
    file: { label: 'security.txt', href: '/.well-known/security.txt' },
    promisesTitle: 'Qué puedes esperar',
    promises: [
      'Respuesta de una persona en dos días laborables.',
      'Nuestra valoración en 10 días, y noticias hasta que esté resuelto.',
      'Reconocimiento del hallazgo si lo quieres, o silencio si lo prefieres.',
      'Publicación acordada contigo, después de resolverlo o a los 90 días.',
      'Ninguna acción legal contra quien busque vulnerabilidades de buena fe y siga las reglas de abajo.',
    ],
    bounty: 'Por ahora no pagamos recompensas.',
  },
  rules: {
    title: 'Reglas para las pruebas',
    allowed: {
      title: 'Qué hacer',
      items: [
        'Usar tus propias cuentas.',
        'Parar en cuanto puedas demostrarlo y no conservar datos de otras personas.',
        'Darnos tiempo para resolverlo antes de contárselo a nadie más.',
      ],
    },
    refused: {
      title: 'Qué no hacer',
      items: [
        'Saturar o ralentizar un servicio, o enviar correos a desconocidos a través de él.',
        'Engañar a nuestro personal o entrar en nuestros edificios.',
        'Probar las webs de nuestros proveedores y colaboradores, como el de pagos o las tiendas de aplicaciones. Tienen sus propios programas.',
      ],
    },
    outside:
      'Quedan fuera los informes de escáneres sin efecto práctico, las cabeceras que faltan sin un ataque y los ataques que requieren un dispositivo que ya está en manos de otra persona.',
  },
};

import { brand } from '@/lib/content/brand';
import type * as english from '@/lib/content/company/updateWords';
import type { Translation } from '@/lib/content/translations/translation';

export const updatesWords: Translation<typeof english.updatesWords> = {
  title: 'Novedades',
  lead: 'Los cambios que vas a notar, con la fecha del día en que llegaron a todo el mundo. Las pequeñas correcciones no salen aquí.',
  filter: 'Mostrar los cambios en',
  all: 'Todo',
  feed: 'Suscribirse al canal (feed)',
  feedTitle: `${brand.name}: novedades`,
  permalink: 'Enlace a esta novedad',
  none: 'No hay novedades en esta lista.',
  earlier: (year) => `Novedades de ${year}`,
  policies: {
    title: 'Cambios en nuestras políticas',
    lead: 'Lo que ha cambiado en nuestros textos legales, primero lo más reciente.',
  },
  help: { label: 'Preguntar por una novedad', href: '/help/contact' },
};

export const systemNames: Translation<typeof english.systemNames> = {
  ios: 'iPhone y iPad',
  android: 'Android',
  mac: 'Mac',
  windows: 'Windows',
  web: 'Búsqueda y chat',
  subscription: 'Suscripción',
  site: 'Este sitio web',
  legal: 'Políticas',
};

export const updateTexts: Translation<typeof english.updateTexts> = {
  contract: {
    title: 'Condiciones para conservar',
    text: 'Las condiciones de la suscripción fuera de Estados Unidos incluyen un modelo de formulario de desistimiento y dicen cómo continúa un plan anual en cada país. Un precio más alto solo se aplica si lo aceptas, y respondemos conforme a la ley. El correo de la compra las lleva adjuntas, y Stripe guarda qué versión se aplicaba.',
  },
  'counts-in-europe': {
    title: 'En Europa no se guarda nada para nuestros recuentos',
    text: 'Qué variante de una página se mostró, cuántas veces se vio la oferta y cuándo se vio por primera vez: este sitio ya solo lo recuerda en América. En los demás lugares no queda en su navegador nada que usted no haya pedido.',
  },
  'accessibility-statement': {
    title: 'Una declaración de accesibilidad',
    text: 'Con qué puede contar aquí cualquier persona, qué no funciona todavía y quién lo supervisa está ahora en una página propia, enlazada desde todos los pies de página.',
  },
  'browser-storage': {
    title: 'Suscríbete sin almacenamiento del navegador',
    text: 'Ahora puedes suscribirte e iniciar sesión aunque un navegador o una aplicación niegue su almacenamiento a los sitios web. En ese caso lo sustituyen cookies hasta que cierres el navegador, y la política de privacidad lo dice.',
  },
  withdrawal: {
    title: 'Desiste o cancela en esta web',
    text: 'En la Unión Europea, el Reino Unido y Canadá, ahora puedes desistir de una suscripción con un formulario de esta web y recibir una confirmación por correo. Con otro formulario puedes cancelar sin iniciar sesión. Las condiciones de la suscripción llevan a los dos, la página de la cuenta lleva al primero, y las políticas indican la base jurídica.',
  },
  accessibility: {
    title: 'La accesibilidad de esta web',
    text: 'Las condiciones de uso dicen ahora qué normas de accesibilidad seguimos, cómo lo comprobamos y cómo puedes avisarnos de una barrera.',
  },
  'exact-policies': {
    title: 'Políticas más precisas',
    text: 'La política de privacidad y las políticas de la suscripción indican ahora todo lo que se guarda en tu navegador, qué guarda la protección del correo, qué se comunica a Stripe sobre una compra, para qué se conserva la huella de una tarjeta y qué queda en las facturas cuando eliminas la cuenta. Si te mudas, se te sigue aplicando la versión con la que compraste. Las condiciones dicen además qué ocurre si cancelas mientras falta un pago. También en Canadá puedes desistir en un plazo de 14 días. La política para Estados Unidos enumera todos los tipos de mensajes que enviamos. La política del chat indica que también con la suscripción hay un límite diario. Lo que recogemos no ha cambiado.',
  },
  'sale-news': {
    title: 'Te avisamos cuando puedas suscribirte',
    text: 'Donde la suscripción aún no está disponible, ahora puedes dejar tu dirección de correo en su página. Te escribiremos una sola vez cuando eso cambie y después eliminaremos la dirección. La política de privacidad dice cuánto tiempo la conservamos.',
  },
  languages: {
    title: 'Esta web en cuatro idiomas',
    text: 'Todas las páginas, la cuenta y nuestras políticas se pueden leer ahora también en alemán, español y francés. Los enlaces están en el pie de página y en el menú. La política de privacidad indica lo único que se guarda para ello: el idioma que elegiste, en tu navegador.',
  },
  'money-back': {
    title: 'Treinta días para recuperar tu dinero',
    text: 'Ahora una primera suscripción se reembolsa por completo si lo pides en los 30 días siguientes a tu primer pago. El botón está en la página de la cuenta, y las condiciones de la suscripción dicen lo mismo.',
  },
  'account-data': {
    title: 'Descarga los datos de tu cuenta',
    text: 'Un botón de la página de la cuenta guarda todo lo que tenemos almacenado sobre ella, en un archivo que se puede leer.',
  },
  policies: {
    title: 'Las políticas indican todos los plazos',
    text: 'La política de privacidad, las condiciones, las normas de uso aceptable y las políticas del chat y de la suscripción dicen ahora, de cada cosa que conservamos, durante cuánto tiempo la conservamos. Lo que recogemos no ha cambiado.',
  },
  'chat-policy': {
    title: 'Chat: cómo contamos el límite diario',
    text: 'La política del chat dice ahora qué se cuenta para el límite diario y de qué forma, y que el contador desaparece en menos de un día.',
  },
  'cookie-windows': {
    title: 'Menos avisos de cookies',
    text: 'El navegador responde ahora a los avisos de cookies de muchas más webs con el mínimo de cookies que permiten, antes de que los veas.',
  },
  'vpn-widget': {
    title: 'La VPN en la pantalla de inicio',
    text: 'Un widget activa y desactiva la VPN y muestra a qué lugar te conectas.',
  },
  'chat-images': {
    title: 'Preguntas con imágenes en el chat',
    text: 'Puedes adjuntar una imagen a una pregunta. Llega al modelo sin tu nombre, y no la guardamos.',
  },
  'password-import': {
    title: 'Tráete tus contraseñas',
    text: 'Las contraseñas de otro navegador o de un gestor de contraseñas se pueden importar desde un archivo, que se lee en tu dispositivo.',
  },
  'quiet-notices': {
    title: 'Menos peticiones de notificaciones',
    text: 'Las webs ya no pueden pedirte permiso para enviar notificaciones hasta que las hayas visitado unas cuantas veces.',
  },
  'scam-warnings': {
    title: 'Avisos de tiendas falsas',
    text: 'Un aviso a toda página te detiene antes de abrir una página que copia a una tienda conocida. La lista está en tu dispositivo, así que no se envía ninguna dirección para comprobarla.',
  },
  'answer-length': {
    title: 'Elige cuánto ocupan las respuestas',
    text: 'Las respuestas breves sobre los resultados pueden ser de una línea, de un párrafo o no aparecer. Tu elección se queda en tu navegador.',
  },
  'vpn-exclusions': {
    title: 'Excluye aplicaciones de la VPN',
    text: 'Si la aplicación de un banco o una impresora se niegan a funcionar con la VPN, puedes excluirlas, una por una.',
  },
  widget: {
    title: 'Búsqueda privada en la pantalla de bloqueo',
    text: 'El nuevo widget abre una búsqueda privada con un toque y el botón de eliminar con dos.',
  },
  'vertical-tabs': {
    title: 'Pestañas verticales',
    text: 'Las pestañas pueden mostrarse ahora en una columna lateral, donde caben los títulos largos. La columna se pliega mientras lees.',
  },
  'voice-chat': {
    title: `Habla con ${brand.chat}`,
    text: 'Lo que dices se convierte en texto, se responde y se descarta. Ni nosotros ni el proveedor del modelo conservamos una grabación.',
  },
  'removal-report': {
    title: 'Informes mensuales sobre tus datos',
    text: 'La eliminación de datos personales resume ahora lo que ha encontrado, lo que se ha retirado y lo que sigue en marcha.',
  },
  'picture-search': {
    title: 'Oculta las imágenes generadas con IA',
    text: 'Un ajuste oculta las imágenes de los resultados que se sabe que están generadas con IA. Usa una lista pública de webs.',
  },
  'autofill-cards': {
    title: 'Autocompletado de tarjetas de pago',
    text: 'Las tarjetas de pago se guardan en tu dispositivo, protegidas con tu huella o tu cara, y solo se ofrecen en páginas cifradas.',
  },
  'cookie-popups': {
    title: 'Más avisos de cookies respondidos por ti',
    text: 'El navegador rechaza y cierra ahora otros 300 tipos de avisos de cookies antes de que los veas.',
  },
  'sync-recovery': {
    title: 'Una hoja de recuperación para la sincronización',
    text: 'Imprime o guarda la hoja de recuperación, y perder el móvil ya no será perder los marcadores.',
  },
  'maps-offline': {
    title: 'Mapas más nítidos',
    text: 'Los mapas se cargan con toda la resolución de tu pantalla, y los horarios de apertura usan la hora local de cada lugar.',
  },
  'tablet-layout': {
    title: 'Un nuevo diseño para tabletas',
    text: 'Las pestañas arriba, los menús al alcance del pulgar y dos páginas una al lado de la otra en pantallas anchas.',
  },
  import: {
    title: 'Importa en un solo paso',
    text: 'La primera vez que abres el navegador, puedes importar en un solo paso los marcadores, las contraseñas y las pestañas abiertas de otro.',
  },
  'email-reply': {
    title: 'Responde desde una dirección privada',
    text: 'Las respuestas a los correos reenviados salen ahora de la misma dirección privada, así que la tuya no aparece en la conversación.',
  },
  'tracker-count': {
    title: 'Siete días de rastreadores bloqueados',
    text: 'La página de nueva pestaña muestra qué empresas han intentado rastrearte en los últimos siete días. El recuento nunca sale de tu dispositivo.',
  },
  'chat-files': {
    title: 'Pregunta por un documento',
    text: 'Ahora puedes añadir archivos PDF a un chat. Se leen para la respuesta y no los guardamos.',
  },
  'vpn-cities': {
    title: 'Elige una ciudad para la VPN',
    text: 'Ahora puedes elegir una ciudad y no solo un país. Los lugares más cercanos salen primero, y de cada uno se indica lo saturado que está.',
  },
  'dark-pages': {
    title: 'Modo oscuro para cualquier web',
    text: 'Puedes oscurecer las webs que no tienen modo oscuro, una por una o todas a la vez.',
  },
};

import { brand } from '@/lib/content/brand';
import { dollars, donationYears } from '@/lib/content/company/donations';
import type * as english from '@/lib/content/company/timelineWords';
import { figures, spelledCount } from '@/lib/content/figures';
import type { Translation } from '@/lib/content/translations/translation';

export const timelineWords: Translation<typeof english.timelineWords> = {
  label: 'Nuestro camino',
  title: 'Nuestra historia',
  introTitle: 'Treinta hitos',
  introText: `Cómo ${brand.name} pasó de ser una lista de quejas a una empresa de ${figures.teamSize} personas. Desliza, desplázate o usa las flechas.`,
  previous: 'Hito anterior',
  next: 'Hito siguiente',
  list: 'Hitos, del más antiguo al más reciente',
  roleDescription: 'carrusel',
  cover: 'Inicio',
  position: (current, total) => `${current} de ${total}`,
};

export const milestones: Translation<typeof english.milestones> = {
  complaints: {
    title: 'Una lista de quejas',
    text: 'Demasiados anuncios, demasiado correo basura, muy poco respeto. La lista se convierte en un plan.',
  },
  firstPage: {
    title: 'La primera página de búsqueda',
    text: 'Nuestro buscador se estrena en internet, en una sola máquina alquilada.',
  },
  noLogs: {
    title: 'Se acabaron los registros de búsquedas',
    text: 'Dejamos de guardar todo lo que pueda unir una búsqueda con una persona. Los registros no están escondidos. No existen.',
  },
  firstColleague: {
    title: 'Ya somos dos',
    text: 'Se suma una segunda persona. Empezamos a tener reuniones, y las hacemos cortas.',
  },
  firstInvestors: {
    title: 'El primer capital de fuera',
    text: 'Recibimos la primera financiación externa. Ponemos una condición: la privacidad no se vota.',
  },
  tenPeople: {
    title: 'Diez personas',
    text: 'Lo bastante pocas para compartir dos pizzas, y ya repartidas por cinco zonas horarias.',
  },
  firstDonation: {
    title: 'La primera donación',
    text: `Damos ${dollars(donationYears[0]?.total ?? 0, 'es')} a dos proyectos de privacidad.`,
    link: 'Ver todas nuestras donaciones',
  },
  mailingAddress: {
    title: 'Una dirección postal',
    text: 'Alquilamos una oficina pequeña para que las cartas tengan adónde llegar. La mayoría seguimos trabajando en casa.',
  },
  oneBillion: {
    title: 'Mil millones de búsquedas',
    text: 'Desde el principio, y sin haber guardado ninguna.',
  },
  newLook: {
    title: 'Un aspecto nuevo',
    text: 'Rediseñamos la página de resultados, con sitio para imágenes, lugares y vídeos.',
  },
  safari: {
    title: 'Una opción en Safari',
    text: 'Por primera vez, millones de personas pueden elegirnos sin instalar nada.',
  },
  firefox: {
    title: 'Una opción en Firefox',
    text: 'Un segundo navegador nos añade a su lista de buscadores.',
  },
  tenBillion: {
    title: 'Diez mil millones de búsquedas',
    text: 'Los primeros mil millones nos llevaron cinco años. Los nueve mil siguientes, tres.',
  },
  beyondSearch: {
    title: 'Más allá de la búsqueda',
    text: 'Una extensión para el navegador y una aplicación para el móvil bloquean los rastreadores en las páginas que hay tras los resultados.',
  },
  secondFunding: {
    title: 'Una segunda ronda de financiación',
    text: 'La nueva financiación paga el trabajo en navegadores, con la misma condición de antes.',
  },
  million: {
    title: 'Un millón de dólares donado',
    text: 'Llegamos al primer millón seis años después de la primera donación.',
  },
  adRules: {
    title: 'Nuestras normas de publicidad, a la vista',
    text: 'Publicamos las normas de nuestros anuncios. Caben en una página.',
  },
  fiftyBillion: {
    title: 'Cincuenta mil millones de búsquedas',
    text: 'Hay días en los que respondemos a más búsquedas que en todo nuestro primer año.',
  },
  hundredPeople: {
    title: 'Cien personas',
    text: 'El equipo pasa de 100, todavía sin ninguna oficina diáfana.',
  },
  emailProtection: {
    title: 'Protección del correo',
    text: 'Un nuevo servicio da direcciones de correo de usar y tirar y quita los rastreadores de los mensajes que llegan.',
  },
  hundredBillion: {
    title: 'Cien mil millones de búsquedas',
    text: 'Nadie puede imaginarse ese número. Lo intentamos con patos.',
  },
  mac: {
    title: 'Un navegador para Mac',
    text: 'Hecho desde cero, con un botón que elimina tus datos.',
  },
  windows: {
    title: 'Un navegador para Windows',
    text: 'La misma protección llega al sistema de escritorio más usado.',
  },
  team212: {
    title: '212 personas',
    text: 'El equipo sigue creciendo, y 19 de cada 20 personas del año anterior siguen aquí.',
  },
  fiveMillion: {
    title: 'Cinco millones de dólares donados',
    text: 'Nuestras donaciones superan los cinco millones de dólares. Las normas para donar no han cambiado.',
  },
  sync: {
    title: 'Sincronización sin cuenta',
    text: 'Los marcadores y las contraseñas llegan a todos tus dispositivos. La clave de cifrado nunca sale de ellos.',
  },
  subscription: {
    title: brand.subscription,
    text: 'Una VPN, la eliminación de datos personales y la ayuda tras un robo de identidad se unen en una sola suscripción.',
    link: 'Ver qué incluye',
  },
  chat: {
    title: 'Un chat de IA privado',
    text: `${brand.chat} envía preguntas a modelos de IA sin revelar quién las hace.`,
  },
  thirteenRounds: {
    title: `${spelledCount(figures.donatedDollars, 'es')} de dólares donados`,
    text: 'Trece rondas de donaciones, detalladas año por año.',
  },
  today: {
    title: `${figures.teamSize} personas`,
    text: 'Todavía en remoto, y todavía con el mismo sueldo por el mismo trabajo, vivan donde vivan.',
  },
};

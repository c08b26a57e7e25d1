import { brand } from '@/lib/content/brand';
import { firstDonationYear, lastDonationYear } from '@/lib/content/company/donations';
import type * as english from '@/lib/content/company/donationWords';
import { figures, shortDollars } from '@/lib/content/figures';
import type { Translation } from '@/lib/content/translations/translation';

export const donationsHero: Translation<typeof english.donationsHero> = {
  title: 'Nuestras donaciones',
  lead: `Una parte de los ingresos de ${brand.name} va a organizaciones que defienden la privacidad donde un producto no llega: en los tribunales, en las aulas y en el código que usa todo el mundo.`,
  total: shortDollars(figures.donatedDollars, 'es'),
  totalLabel: `donados de ${firstDonationYear} a ${lastDonationYear}`,
  chartLabel: `Trece años de donaciones dibujados como plantas, desde un brote en ${firstDonationYear} hasta un árbol en ${lastDonationYear}. Las cantidades figuran debajo, año por año.`,
};

export const donationsList: Translation<typeof english.donationsList> = {
  title: 'Año por año',
  lead: 'Lo más reciente, primero. Añadimos una ronda cuando el dinero ha llegado, no cuando se promete.',
  earlier: 'Rondas anteriores',
};

export const donationsRules: Translation<typeof english.donationsRules> = {
  title: 'Cómo elegimos',
  items: [
    {
      title: 'Sin condiciones',
      text: 'Cada organización usa el dinero para sus propios planes. No pedimos un logotipo, ni una mención, ni voto.',
    },
    {
      title: 'Trabajo de verdad',
      text: 'Buscamos a quienes publican código, ganan pleitos, dan clases o publican lo que descubren.',
    },
    {
      title: 'También organizaciones pequeñas',
      text: 'A una organización de tres personas, una cantidad modesta puede pagarle el alquiler de un año. Esas donaciones suelen ser las que más lejos llegan.',
    },
  ],
  note: `${brand.name} no acepta donaciones. Si quieres donar, piensa en alguna organización que tengas cerca.`,
};

export const roundWords: Translation<typeof english.roundWords> = {
  2012: {
    theme: 'Las primeras donaciones',
    text: 'Éramos muy pocos y dimos lo que podíamos permitirnos.',
  },
  2013: {
    theme: 'El doble',
    text: 'La gente nos contó de qué proyectos depende. Preguntamos quién mantiene vivos esos proyectos.',
  },
  2014: {
    theme: 'Reparaciones invisibles',
    text: 'En un año de fallos célebres, apoyamos a quienes los corrigieron sin cobrar.',
  },
  2015: {
    theme: 'Nueve organizaciones',
    text: 'Preguntamos qué ayudaría más en un año, recibimos nueve buenas respuestas y las financiamos todas.',
  },
  2016: {
    theme: 'Cifrado en todas partes',
    text: 'La mitad del tráfico de la web seguía sin cifrar. La mayor parte de esta ronda se dedicó a cambiarlo.',
  },
  2017: {
    theme: 'Mejores leyes de privacidad',
    text: 'Se estaban escribiendo nuevas leyes de privacidad, y alguien tenía que leer los borradores.',
  },
  2018: {
    theme: 'El primer millón',
    text: 'Con esta ronda, nuestras donaciones superaron el millón de dólares.',
  },
  2019: {
    theme: 'Más lejos de casa',
    text: 'Donde más cuesta defender la privacidad, las organizaciones que lo hacen suelen ser las más pequeñas.',
  },
  2020: {
    theme: 'La vida pasa a la pantalla',
    text: 'Las clases, el trabajo y las consultas médicas pasaron a la pantalla de golpe. La vigilancia fue detrás.',
  },
  2021: {
    theme: 'Más de un millón en un año',
    text: 'Nuestra primera ronda de un millón de dólares. Pedimos informes en lenguaje claro, y llegaron.',
  },
  2022: {
    theme: 'Venta de datos',
    text: 'Había empresas que empezaban a vender qué lugares de culto y qué clínicas visita la gente.',
  },
  2023: {
    theme: 'IA y datos de entrenamiento',
    text: 'Todo el mundo hablaba de los modelos de IA. Financiamos a quienes preguntan qué datos llevan dentro.',
  },
  2024: {
    theme: 'En defensa del cifrado',
    text: 'Varios países intentaron debilitar el cifrado por ley. Esta ronda fue para quienes se opusieron.',
  },
};

export const causes: Translation<typeof english.causes> = {
  anonymousBrowsing: 'Herramientas para navegar de forma anónima',
  emailEncryption: 'Software libre para cifrar el correo',
  civilLiberties: 'Defensa jurídica de las libertades civiles en internet',
  anonymityRelays: 'Voluntariado que mantiene nodos de anonimato',
  securityFixes: 'Correcciones de seguridad en bibliotecas muy usadas',
  cryptographyAudits: 'Auditorías de criptografía abierta',
  certificates: 'Certificados de cifrado gratuitos',
  journalistTraining: 'Formación de periodistas para proteger a sus fuentes',
  rightsNorthAmerica: 'Organizaciones de derechos digitales en Norteamérica',
  rightsEurope: 'Organizaciones de derechos digitales en Europa',
  privateMessaging: 'Mensajería privada para todo el mundo',
  openKnowledge: 'Mapas abiertos y conocimiento abierto',
  trackingResearch: 'Investigación sobre el rastreo en la web',
  whistleblowers: 'Sistemas seguros para denunciantes',
  licensingAdvice: 'Licencias y asesoría de software libre',
  libraryClasses: 'Clases de privacidad en bibliotecas públicas',
  webEncryption: 'Cifrado para toda la web',
  privacyLaw: 'Especialistas en derecho de la privacidad',
  stalkingHelp: 'Ayuda para personas acosadas en internet',
  rightsLatinAmerica: 'Organizaciones de derechos digitales en América Latina',
  deviceTesting: 'Análisis independientes de dispositivos conectados',
  rightsAfrica: 'Organizaciones de derechos digitales en África',
  rightsAsia: 'Organizaciones de derechos digitales en Asia',
  schools: 'Privacidad infantil en los colegios',
  healthData: 'Datos de salud y rastreo de contactos',
  callsAndClasses: 'Software libre para llamadas y clases',
  phoneCompetition: 'Competencia y libertad de elección en el móvil',
  reporting: 'Periodismo de investigación sobre el comercio de datos',
  dataTradeLimits: 'Límites al comercio de datos personales',
  patientPrivacy: 'Privacidad de los pacientes',
  trainingData: 'Derechos de las personas con cuyos datos se entrena la IA',
  encryptionDefense: 'Cifrado bajo presión política',
};

import type * as english from '@/lib/content/home/quoteWords';
import type { Translation } from '@/lib/content/translations/translation';

export const quotesWords: Translation<typeof english.quotesWords> = {
  label: 'Nuestros compromisos por escrito',
  title: 'Nuestros compromisos, por escrito',
  roleDescription: 'carrusel',
  list: 'Citas de nuestras políticas y condiciones',
  previous: 'Cita anterior',
  next: 'Cita siguiente',
  pause: 'Pausar',
  play: 'Reproducir',
  position: (current, total) => `${current} de ${total}`,
};

export const quoteTexts: Translation<typeof english.quoteTexts> = {
  profile:
    'No creamos ningún perfil sobre usted, y no existe un historial de sus búsquedas que se pueda vender, perder o entregar.',
  counting: 'Contamos cuántas veces se ven las páginas, nunca quién las ha visto.',
  nothingToSign: 'No tiene que firmar nada, marcar ninguna casilla ni decirnos quién es.',
  limits:
    'La protección contra el rastreo nunca es completa. Bloqueamos lo que sabemos bloquear y trabajamos en lo demás.',
};

export const quoteSources: Translation<typeof english.quoteSources> = {
  privacy: 'Política de privacidad',
  terms: 'Condiciones de uso',
};

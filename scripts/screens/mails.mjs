import { createServer } from 'node:http';
import { loadText } from '../loadSource.mjs';

/**
 * Every mail we send, as a page that a browser opens: as it is sent, in each language; as a mail program shows it that
 * drops style sheets and inverts colors; and as one does that knows no styles at all.
 */
const variants = {
  styled: (html) => html,
  inverted: (html) =>
    html.replace(/<style>.*?<\/style>|<meta name="(supported-)?color-schemes?"[^>]*>/gs, ''),
  unstyled: (html) => html.replace(/<style>.*?<\/style>| (style|bgcolor|width|class)="[^"]*"/gs, ''),
};

const translations = [
  ['German', 'de'],
  ['Spanish', 'es'],
  ['French', 'fr'],
];

/** Scenes for the contact sheet, one per mail; `pathOf` gives the address for a view's `variant` and `language`. */
export async function mailScenes() {
  const { render, sampleMails } = await rendering();
  const server = createServer((request, response) => {
    const { searchParams } = new URL(request.url, 'http://localhost');
    const language = searchParams.get('language') ?? 'en';
    const message = sampleMails(language)[searchParams.get('mail')];
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(message && variants[searchParams.get('variant')](render(message, language)));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address();
  const scenes = Object.keys(sampleMails('en')).map((mail) => ({
    name: mail,
    fullPage: true,
    pathOf: ({ variant = 'styled', language = 'en' }) =>
      `http://127.0.0.1:${port}/?${new URLSearchParams({ mail, variant, language })}`,
  }));
  return { scenes, close: () => server.close() };
}

/** The ways in which a mail is looked at; `inverting` is a browser that makes every page dark by itself. */
export function mailViews(engines, inverting) {
  const [chromium, ...others] = engines;
  const views = [360, 700].flatMap((width) => [
    { label: `${width} light`, width, theme: 'light', ...chromium },
    { label: `${width} dark`, width, theme: 'dark', ...chromium },
  ]);
  return [
    ...views,
    ...translations.map(([name, language]) => ({
      label: `320 ${name}`,
      width: 320,
      theme: 'light',
      language,
      ...chromium,
    })),
    { label: '360 inverted', width: 360, theme: 'light', variant: 'inverted', browser: inverting },
    { label: '360 without styles', width: 360, theme: 'light', variant: 'unstyled', ...chromium },
    ...others.map((engine) => ({ ...engine, label: `360, ${engine.name}`, width: 360, theme: 'light' })),
  ].map(({ name: _engine, ...view }) => view);
}

function rendering() {
  return loadText(`
    import { brand } from '@/lib/content/brand';
    import { renderMail } from '@/server/mail/rendering/renderMail';
    import { publicOrigin, sampleMails } from '@/tests/fixtures/mail/sampleMails';
    export { sampleMails };
    export function render(message, locale) {
      const { html, pictures } = renderMail(message, { locale, brand, publicOrigin });
      return pictures.reduce((shown, { contentId, type, content }) =>
        shown.replaceAll('cid:' + contentId, 'data:' + type + ';base64,' + content.toString('base64')), html);
    }`);
}

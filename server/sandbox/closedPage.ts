import { brand } from '@/lib/content/brand';
import type { Language } from '@/lib/content/site/languages/languages';
import { html } from '@/lib/html/html';
import type { HandlerResult } from '@/server/http/requestContext';
import { failureResult } from '@/server/sandbox/failures/failure';
import type { SandboxRequestContext } from './sandboxContext';
import { sandboxDocument, sandboxHeaders } from './sandboxPage';

type Words = { heading: string; text: string; home: string };

const words: Readonly<Record<Language, Words>> = {
  en: {
    heading: 'Open the sandbox with its link',
    text: 'When this site started, it printed links to the mailbox and to all controls in the terminal. Open one of them in this browser. From then on, the sandbox is open here.',
    home: 'Back to the site',
  },
  de: {
    heading: 'Öffnen Sie die Sandbox mit ihrem Link',
    text: 'Beim Start hat die Website im Terminal Links zum Postfach und zu allen Einstellungen ausgegeben. Öffnen Sie einen davon in diesem Browser. Danach ist die Sandbox hier offen.',
    home: 'Zurück zur Website',
  },
  es: {
    heading: 'Abre el sandbox con su enlace',
    text: 'Al iniciarse, el sitio mostró en la terminal los enlaces al buzón y a todos los ajustes. Abre uno de ellos en este navegador. A partir de entonces, el sandbox estará abierto aquí.',
    home: 'Volver al sitio',
  },
  fr: {
    heading: 'Ouvrez la sandbox avec son lien',
    text: 'Au démarrage, le site a affiché dans le terminal des liens vers la boîte aux lettres et vers tous les réglages. Ouvrez l’un d’eux dans ce navigateur. La sandbox y sera ensuite ouverte.',
    home: 'Retour au site',
  },
};

/** What anybody gets who doesn't have the key: which link to open, and nothing of the sandbox. */
export function closedResult(call: SandboxRequestContext): HandlerResult {
  if (!call.wantsHtml) {
    const how =
      'Open a link that the site printed when it started, or send its key as the cookie sandbox_key.';
    return failureResult(call, 'forbidden', `The sandbox is closed. ${how}`);
  }
  const { heading, text, home } = words[call.language];
  const body = html`<main class="narrow">
<h1>${heading}</h1>
<p>${text}</p>
<p><a class="button" href="/">${home}</a></p>
</main>`;
  return {
    status: 403,
    text: sandboxDocument(`${heading} · ${brand.name}`, body, { language: call.language }),
    headers: { ...sandboxHeaders, 'Referrer-Policy': 'no-referrer', Vary: 'Accept, Accept-Language' },
  };
}

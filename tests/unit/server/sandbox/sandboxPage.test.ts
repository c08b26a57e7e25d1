import { languages } from '@/lib/content/site/languages/languages';
import { html, sandboxDocument } from '@/server/sandbox/sandboxPage';

it.each(languages)('a page of the sandbox in %s says what makes it send real email', (language) => {
  expect(sandboxDocument('Title', html`<p>Text</p>`, { language })).toContain('SMTP_URL');
});

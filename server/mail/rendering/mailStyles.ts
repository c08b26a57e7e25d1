import { raw } from '@/lib/html/html';

/*
 * Mail programs drop style sheets, so what a mail looks like in light stands in each element. The sheet only changes
 * colors where a program knows dark mode; `data-ogsc` is how Outlook's own dark mode marks what it colored. Programs
 * that invert colors by themselves find middle tones for text on buttons and links, which stay readable either way.
 */

const dark = `
  .page { background: #0a1618 !important; color: #eff4f2 !important; }
  .card { background: #132529 !important; border-color: #274047 !important; color: #eff4f2 !important; }
  .code { background: #072225 !important; color: #b9e6de !important; border-color: #034a46 !important; }
  .action { background: #40bcad !important; }
  .button { color: #06231f !important; }
  .quiet { color: #9db0b2 !important; }
  .link { color: #7dd3c6 !important; }`;

function darkOutlook(): string {
  return dark.replaceAll(/^ {2}\./gm, '  [data-ogsc] .');
}

export const mailStyles = raw(`<style>
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (max-width: 400px) { .card { padding: 24px 20px !important; } .button { padding: 14px 18px !important; } }
@media (prefers-color-scheme: dark) {${dark}
}
${darkOutlook().trim()}
</style>`);

export const font =
  "font-family: 'Instrument Sans', -apple-system, 'Segoe UI', 'Helvetica Neue', Roboto, Arial, sans-serif; font-size: 16px; line-height: 1.55;";
export const page = `background: #f9f3e8; color: #0e1d20; ${font}`;
export const card =
  'padding: 32px 32px 26px; border: 1px solid #e7dac2; border-radius: 20px; background: #ffffff; color: #0e1d20; overflow-wrap: anywhere; word-break: break-word;';
export const quiet = 'margin: 0 0 8px; font-size: 13px; line-height: 1.5; color: #51696e;';
export const link = 'color: #007a70;';

import { createHash } from 'node:crypto';

/** The style of a component as the framework writes it into a page: its scope, and its rules. */
export const componentStyle = /<style id="__jsx-([^"]*)">([\s\S]*?)<\/style>/g;

/** Adds a style sheet that is kept for ever, named by its content. Returns its address. */
export function addSheet(files, css) {
  const name = createHash('sha256').update(css).digest('base64url').slice(0, 27);
  const address = `/_next/static/css/${name}.css`;
  files.set(address, css);
  return address;
}

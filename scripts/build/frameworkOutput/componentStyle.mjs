import { createHash } from 'node:crypto';

/** A component's style as the framework writes it into a page: its scope and its rules. */
export const componentStyle = /<style id="__jsx-([^"]*)">([\s\S]*?)<\/style>/g;

/** Adds a style sheet named by its content, which can be cached forever. Returns its URL. */
export function addSheet(files, css) {
  const name = createHash('sha256').update(css).digest('base64url').slice(0, 27);
  const address = `/_next/static/css/${name}.css`;
  files.set(address, css);
  return address;
}

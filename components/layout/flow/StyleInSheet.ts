/**
 * Takes the place of the component that styled-jsx writes into others, in the browser: all their styles stand in the
 * stylesheet of the page (scripts/build/frameworkOutput/flowStyles), so nothing is added while the page is used.
 */
export default function StyleInSheet(): null {
  return null;
}

/**
 * In the browser, replaces the component that styled-jsx inserts into others: all their styles are in the page's style
 * sheet (scripts/build/frameworkOutput/flowStyles), so none are added while the page is used.
 */
export default function StyleInSheet(): null {
  return null;
}

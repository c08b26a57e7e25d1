/**
 * In the browser, replaces the component that styled-jsx inserts into others: the page carries all their styles
 * from the start (scripts/build/frameworkOutput/pageStyles), so none are added while it is used.
 */
export default function StyleInPage(): null {
  return null;
}

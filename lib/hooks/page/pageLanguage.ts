/** The language that this page is written in, as its document says. */
export function pageLanguage(): string {
  return window.document.documentElement.lang || 'en';
}

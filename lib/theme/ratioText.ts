import { language } from '../content/site/languages/language';

const number = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** `"4.5 : 1"`, a contrast as it is shown. */
export function ratioText(ratio: number): string {
  return `${number.format(ratio)} : 1`;
}

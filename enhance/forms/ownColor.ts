import { ownColor } from '@/lib/content/search/themePage';
import { localUrl } from '@/lib/content/site/languages/localUrl';
import { contrastRatio, readableAt } from '@/lib/theme/contrast';
import { parseCustomColor, textColorOn } from '@/lib/theme/customColor';
import { ratioText } from '@/lib/theme/ratioText';
import { readQueryParam, updateQueryParams } from '@/lib/url/queryParameters';
import { markInvalid } from './markInvalid';

const parameter = 'k7';

function find<Kind extends HTMLElement>(name: string): Kind | null {
  return document.querySelector<Kind>(`[data-own-color="${name}"]`);
}

function write(name: string, words: string): void {
  const element = find(name);
  if (element) element.textContent = words;
}

/** Shows a color with readable text on it. @returns whether it is a color. */
function showColor(value: string): boolean {
  const color = parseCustomColor(value);
  const problem = find('problem');
  const field = find('field');
  if (problem) problem.hidden = color !== null;
  if (problem && field) markInvalid(field, problem.id, color === null);
  if (!color) return false;
  const text = textColorOn(color);
  const ratio = contrastRatio(color, text);
  const panel = find('panel');
  panel?.style.setProperty('--own-background', color);
  panel?.style.setProperty('--own-text', text);
  const picker = find<HTMLInputElement>('picker');
  if (picker) picker.value = color;
  write('text', ownColor.textColor[text]);
  write('ratio', ratioText(ratio));
  write('verdict', ownColor.verdicts[readableAt(ratio)]);
  const use = find('use')?.querySelector('a');
  if (use) use.href = localUrl(`/settings?k7=${color.slice(1)}#appearance`);
  return true;
}

/** Shows the color in the URL (`k7`), then whatever is typed or picked; the URL is updated so that it can be shared. */
function startOwnColor(field: HTMLInputElement): void {
  const named = readQueryParam(window.location.search, parameter);
  if (parseCustomColor(named)) field.value = named ?? field.value;
  showColor(field.value);
  for (const link of find('named')?.querySelectorAll('a') ?? []) {
    link.href = localUrl(`/theme${link.search}#color`);
  }
  const follow = () => {
    if (showColor(field.value)) updateQueryParams(window, parameter, field.value.trim().replace(/^#/, ''));
  };
  field.addEventListener('input', follow);
  find<HTMLInputElement>('picker')?.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement) field.value = target.value.slice(1);
    follow();
  });
}

const field = find<HTMLInputElement>('field');
if (field) startOwnColor(field);

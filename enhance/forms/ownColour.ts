import { ownColour } from '@/lib/content/search/themePage';
import { contrastRatio, readableAt } from '@/lib/theme/contrast';
import { parseCustomColour, textColourOn } from '@/lib/theme/customColour';
import { readQueryParam, updateQueryParams } from '@/lib/url/queryParameters';

const parameter = 'k7';

function find<Kind extends HTMLElement>(name: string): Kind | null {
  return document.querySelector<Kind>(`[data-own-colour="${name}"]`);
}

function write(name: string, words: string): void {
  const element = find(name);
  if (element) element.textContent = words;
}

/** Shows a color with readable text on it. @returns whether it is a color. */
function showColour(value: string): boolean {
  const colour = parseCustomColour(value);
  const problem = find('problem');
  if (problem) problem.hidden = colour !== null;
  find('field')?.setAttribute('aria-invalid', String(colour === null));
  if (!colour) return false;
  const text = textColourOn(colour);
  const ratio = contrastRatio(colour, text);
  const panel = find('panel');
  panel?.style.setProperty('--own-background', colour);
  panel?.style.setProperty('--own-text', text);
  const picker = find<HTMLInputElement>('picker');
  if (picker) picker.value = colour;
  write('text', ownColour.textColour[text]);
  write('ratio', `${ratio.toFixed(1)} : 1`);
  write('verdict', ownColour.verdicts[readableAt(ratio)]);
  const use = find('use')?.querySelector('a');
  if (use) use.href = `/settings?k7=${colour.slice(1)}#appearance`;
  return true;
}

/** Shows the color in the URL (`k7`), then whatever is typed or picked; the URL is updated so that it can be shared. */
function startOwnColour(field: HTMLInputElement): void {
  const named = readQueryParam(window.location.search, parameter);
  if (parseCustomColour(named)) field.value = named ?? field.value;
  showColour(field.value);
  const follow = () => {
    if (showColour(field.value)) updateQueryParams(window, parameter, field.value.trim().replace(/^#/, ''));
  };
  field.addEventListener('input', follow);
  find<HTMLInputElement>('picker')?.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement) field.value = target.value.slice(1);
    follow();
  });
}

const field = find<HTMLInputElement>('field');
if (field) startOwnColour(field);

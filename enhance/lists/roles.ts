import { byDepartment, fingerprint, salaryWords } from '@/lib/content/company/jobOfferList';
import type { Offer } from '@/lib/contract/jobOffers';
import { shareUrl } from '@/lib/device/shareUrl';
import { request } from '@/lib/http/request';
import { isRecord, startFetchedList } from './fetchedList';

const timeoutMilliseconds = 8000;

// The service has checked each role against the contract; a validation library would be larger than the page's script.
function isOffer(value: unknown): value is Offer {
  if (!isRecord(value) || typeof value.id !== 'number') return false;
  const texts = [
    value.title,
    value.department,
    value.careers_apply_url,
    value.description,
    value.requirements,
  ];
  return texts.every((text) => typeof text === 'string') && /^https?:/.test(String(value.careers_apply_url));
}

/** @throws Error when the response is not a list of roles. */
function readOffers(answer: unknown): Offer[] {
  if (!isRecord(answer) || !Array.isArray(answer.offers)) throw new Error('No list of roles came');
  return answer.offers.filter(isOffer);
}

function paragraphs(name: 'p' | 'li', text: string): HTMLElement[] {
  return text.split('\n').flatMap((line) => {
    if (line === '') return [];
    const element = document.createElement(name);
    element.textContent = line;
    return [element];
  });
}

function row(form: HTMLTemplateElement, offer: Offer, salary: string): DocumentFragment {
  const filled = document.importNode(form.content, true);
  const part = (selector: string) => filled.querySelector<HTMLElement>(selector);
  part('details')?.setAttribute('id', `role-${offer.id}`);
  part('h4')?.replaceChildren(offer.title);
  part('summary span')?.replaceChildren(salary);
  part('div')?.replaceChildren(...paragraphs('p', offer.description));
  part('ul')?.replaceChildren(...paragraphs('li', offer.requirements));
  if (offer.requirements === '') part('h5')?.remove();
  part('a')?.setAttribute('href', offer.careers_apply_url);
  return filled;
}

/** In the words and the language of the page. */
function salary(list: HTMLElement, offer: Offer): string {
  const range = (least: string, most: string) =>
    (list.dataset.salary ?? '').replace('{least}', () => least).replace('{most}', () => most);
  return salaryWords(offer, range, document.documentElement.lang || 'en');
}

function department(name: string, rows: readonly DocumentFragment[]): HTMLElement {
  const group = document.createElement('div');
  group.className = 'department';
  const title = document.createElement('h3');
  // As everything that comes from the hiring system.
  title.lang = 'en';
  title.textContent = name;
  const list = document.createElement('div');
  list.append(...rows);
  group.append(title, list);
  return group;
}

type RoleParts = NonNullable<ReturnType<typeof partsOf>>;

function partsOf(root: HTMLElement) {
  const list = root.querySelector<HTMLElement>('[data-roles]');
  const form = root.querySelector<HTMLTemplateElement>('[data-roles-row]');
  const status = root.querySelector<HTMLElement>('[data-roles-status]');
  const failure = root.querySelector<HTMLElement>('[data-roles-failure]');
  const empty = root.querySelector<HTMLElement>('[data-roles-empty]');
  return list && form && status && failure && empty ? { list, form, status, failure, empty } : null;
}

/** Updates the list of open roles. Rows that the feed still begins with stay as they are, expanded or not. */
function startRoles(root: HTMLElement): void {
  const parts = partsOf(root);
  if (!parts) return;
  const { list } = parts;
  completeRows(parts, 0);
  openNamedRole(list);
  window.addEventListener('hashchange', () => openNamedRole(list));
  const retry = root.querySelector('[data-roles-retry]');
  startFetchedList({ ...parts, retry }, () => load(parts));
}

async function load(parts: RoleParts): Promise<void> {
  const { list } = parts;
  list.dataset.state = 'loading';
  try {
    show(parts, readOffers(await request('/jobs.js', { timeoutMilliseconds })));
  } finally {
    delete list.dataset.state;
  }
}

/** The page may have come with the first roles of a long list: the others are added below them. */
function show(parts: RoleParts, offers: readonly Offer[]): void {
  const { list, empty } = parts;
  empty.hidden = offers.length > 0;
  const inOrder = byDepartment(offers).flatMap(([, group]) => group);
  const shown = rowsOf(list);
  const begun = inOrder.slice(0, shown.length);
  const kept = fingerprint(begun) === fingerprintOf(shown) ? shown.length : 0;
  if (kept === shown.length && kept === inOrder.length) return;
  const isNamedShown = namedRole(list) !== undefined;
  if (kept === 0) list.replaceChildren();
  addRows(parts, inOrder.slice(kept));
  completeRows(parts, kept);
  if (!isNamedShown) openNamedRole(list);
  say(parts, 'changed');
}

function addRows({ list, form }: RoleParts, offers: readonly Offer[]): void {
  for (const [name, group] of byDepartment(offers)) {
    const rows = group.map((offer) => row(form, offer, salary(list, offer)));
    const last = list.lastElementChild;
    if (last?.querySelector('h3')?.textContent === name) last.lastElementChild?.append(...rows);
    else list.append(department(name, rows));
  }
}

function say({ status }: RoleParts, name: 'changed' | 'shared' | 'unshared'): void {
  status.textContent = status.dataset[name] ?? '';
}

/** Shares the URL that opens the role on this page. If that is refused, it is in the address bar to be copied. */
async function share(parts: RoleParts, button: HTMLElement): Promise<void> {
  const url = new URL(`#${button.closest('details')?.id}`, window.location.href).href;
  const outcome = await shareUrl(url);
  if (outcome === 'handed') return;
  const name = outcome === 'copied' ? 'shared' : 'unshared';
  if (outcome === 'refused') window.history.replaceState(window.history.state, '', url);
  button.textContent = parts.status.dataset[name] ?? '';
  say(parts, name);
}

function completeRows(parts: RoleParts, from: number): void {
  for (const details of rowsOf(parts.list).slice(from)) {
    details.querySelector('summary')?.setAttribute('data-event', 'page.careers.listing.toggle');
    const button = document.createElement('button');
    button.type = 'button';
    button.dataset.event = 'page.careers.share.click';
    button.textContent = parts.status.dataset.share ?? '';
    button.addEventListener('click', () => void share(parts, button));
    details.append(button);
  }
}

/** A shared URL names its role. */
function namedRole(list: HTMLElement): HTMLDetailsElement | undefined {
  return rowsOf(list).find(({ id }) => `#${id}` === window.location.hash);
}

function openNamedRole(list: HTMLElement): void {
  const named = namedRole(list);
  if (!named) return;
  named.open = true;
  named.scrollIntoView({ block: 'center' });
}

function rowsOf(list: HTMLElement): HTMLDetailsElement[] {
  return [...list.querySelectorAll('details')];
}

function fingerprintOf(rows: readonly HTMLElement[]): string {
  return fingerprint(
    rows.map((row) => ({
      id: Number(row.id.replace('role-', '')),
      title: row.querySelector('h4')?.textContent ?? '',
      department: row.closest('.department')?.querySelector('h3')?.textContent ?? '',
    })),
  );
}

for (const root of document.querySelectorAll<HTMLElement>('[data-open-roles]')) startRoles(root);

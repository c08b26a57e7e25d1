import { type Offer, Salary, UpstreamOffer, UpstreamOffers } from '@/lib/contract/jobOffers';
import { fetchJson, wellFormed } from '@/server/http/fetchJson';

const bounds = { timeoutMs: 2500, maxBytes: 2 * 1024 * 1024 };
const maxOffers = 200;

/** The open roles of a Recruitee feed, without markup and malformed roles. @throws Error without a usable answer */
export async function upstreamOffers(upstream: string): Promise<Offer[]> {
  const { offers } = UpstreamOffers.parse(await fetchJson(upstream, bounds));
  return wellFormed(UpstreamOffer, offers.slice(0, maxOffers)).map(ownForm);
}

function ownForm(offer: UpstreamOffer): Offer {
  const { id, title, careers_url, careers_apply_url } = offer;
  const opened = Date.parse(offer.created_at ?? '');
  return {
    id,
    title,
    department: plainText(offer.department ?? '').slice(0, 200) || 'More roles',
    careers_url,
    careers_apply_url,
    created_at: new Date(Number.isNaN(opened) ? 0 : opened).toISOString(),
    remote: offer.remote ?? true,
    salary: salaryOf(offer.salary),
    description: plainText(offer.description ?? ''),
    requirements: plainText(offer.requirements ?? ''),
  };
}

function salaryOf(salary: UpstreamOffer['salary']): Offer['salary'] {
  const checked = Salary.safeParse({
    min: Number(salary?.min ?? Number.NaN),
    max: Number(salary?.max ?? Number.NaN),
    currency: salary?.currency,
  });
  return checked.success ? checked.data : null;
}

const maxLength = 6000;
const breaking = /^<\/?(?:p|div|li|ul|ol|br|h[1-6]|tr)\b/i;
const entities: Readonly<Record<string, string>> = {
  '&nbsp;': ' ',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
};

/** The text of a piece of markup, one line per paragraph or list item. It is displayed as text, never as markup. */
function plainText(markup: string): string {
  return ['script', 'style']
    .reduce(withoutElements, markup.slice(0, 4 * maxLength))
    .replace(/<[^>]*>?/g, (tag) => (breaking.test(tag) ? '\n' : ''))
    .replace(/&(?:nbsp|lt|gt|quot|amp|#39);/g, (entity) => entities[entity] ?? entity)
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n')
    .slice(0, maxLength);
}

/** The markup without these elements and their content; an unclosed one extends to the end. */
function withoutElements(markup: string, name: string): string {
  // Lower-cases ASCII letters only: other letters may change length and shift every position after them.
  const lower = markup.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  const kept: string[] = [];
  let from = 0;
  for (let start = lower.indexOf(`<${name}`); start >= 0; start = lower.indexOf(`<${name}`, from)) {
    kept.push(markup.slice(from, start));
    const end = lower.indexOf(`</${name}>`, start);
    if (end < 0) return kept.join('');
    from = end + `</${name}>`.length;
  }
  return kept.join('') + markup.slice(from);
}

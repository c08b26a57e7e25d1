import { type Offer, Salary, UpstreamOffer, UpstreamOffers } from '@/lib/contract/jobOffers';
import { boundedText } from '@/server/http/request/boundedText';
import { UpstreamError } from '@/server/http/UpstreamError';
import { plainText } from './plainText';

const timeoutMilliseconds = 2500;
const maxBytes = 2 * 1024 * 1024;
const maxOffers = 200;

/**
 * Asks a Recruitee feed for the open roles. Its answer is not trusted: size and time are limited, redirects are not
 * followed, markup is removed, and malformed roles are left out.
 * @throws Error when no usable answer came
 */
export async function upstreamOffers(upstream: string): Promise<Offer[]> {
  const answer = await fetch(upstream, {
    headers: { accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMilliseconds),
  });
  if (!answer.ok) throw new UpstreamError(answer.status);
  const { offers } = UpstreamOffers.parse(JSON.parse(await boundedText(answer, maxBytes)));
  return offers.slice(0, maxOffers).flatMap((offer) => {
    const checked = UpstreamOffer.safeParse(offer);
    return checked.success ? [ownForm(checked.data)] : [];
  });
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

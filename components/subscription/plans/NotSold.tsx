import { Notice } from '@/components/ui/Notice';
import { localUrl } from '@/lib/content/site/languages/localUrl';
import { isSaleCountry } from '@/lib/content/subscription/countries';
import { buyingWords } from '@/lib/content/subscription/pro';
import { SaleInterestForm } from './SaleInterestForm';

type Props = { country: string | null; name: string | null; activateHref: string };

/** For a visitor from a country where we do not sell: why there is no button, what else is available, and a way to hear when that changes. */
export function NotSold({ country, name, activateHref }: Props) {
  const { title, text, vpn, have, free } = buyingWords.notSold;
  return (
    <>
      <Notice tone="info" title={title(name)}>
        <p>{text}</p>
        <p>{vpn}</p>
        <ul className="in-column gap-2">
          <li>
            <a href={localUrl('/')}>{free}</a>
          </li>
          <li>
            <a href={activateHref}>{have}</a>
          </li>
        </ul>
      </Notice>
      {country !== null && name !== null && !isSaleCountry(country) ? (
        <SaleInterestForm country={country} />
      ) : null}
    </>
  );
}

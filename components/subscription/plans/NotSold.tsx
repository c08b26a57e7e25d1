import { Notice } from '@/components/ui/Notice';
import { language } from '@/lib/content/site/language';
import { localUrl } from '@/lib/content/site/localUrl';
import { buying } from '@/lib/content/subscription/pro';

type Props = { country: string | null; activateHref: string };

/** For a visitor from a country where we do not sell: why there is no button, and what else is available. */
export function NotSold({ country, activateHref }: Props) {
  const { title, text, vpn, have, free } = buying.notSold;
  return (
    <Notice tone="info" title={title(countryName(country))}>
      <div className="words">
        <p>{text}</p>
        <p>{vpn}</p>
        <ul className="options">
          <li>
            <a href={localUrl('/')}>{free}</a>
          </li>
          <li>
            <a href={activateHref}>{have}</a>
          </li>
        </ul>
      </div>
      <style jsx>{`
        .words {
          display: grid;
          gap: var(--space-3);
          margin-top: var(--space-2);
        }

        .options {
          display: grid;
          gap: var(--space-2);
        }
      `}</style>
    </Notice>
  );
}

/** The name of a country in the page's language, or null for an unknown code. */
function countryName(country: string | null): string | null {
  if (country === null) return null;
  try {
    return new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }).of(country) ?? null;
  } catch {
    return null;
  }
}

import { Sign } from '@/components/marketing/Sign';
import { Spinner } from '@/components/ui/Spinner';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { removalWords } from '@/lib/content/app/removal';

type Props = { sites: readonly { name: string; url: string; status: string }[] };

/** As many as fit on a screen; the count above includes the rest. */
const shown = 8;

/** The sites being searched, newest first. */
export function ScanSites({ sites }: Props) {
  const words = removalWords.scan;
  if (sites.length === 0) return null;
  return (
    <ul className="sites small-print" aria-label={words.sites}>
      {[...sites]
        .reverse()
        .slice(0, shown)
        .map(({ name, url, status }) => (
          <li key={`${name} ${url}`}>
            {status === 'completed' ? <Sign kind="yes" disc /> : <Spinner />}
            <span>{name}</span>
            <VisuallyHidden>{status === 'completed' ? words.searched : words.searching}</VisuallyHidden>
          </li>
        ))}
      <style jsx>{`
        .sites {
          display: grid;
          grid-template-columns: repeat(auto-fill, minmax(min(100%, 14rem), 1fr));
          gap: var(--space-2) var(--space-4);
        }

        li {
          display: flex;
          align-items: center;
          gap: var(--space-2);
          min-height: 2rem;
        }
      `}</style>
    </ul>
  );
}

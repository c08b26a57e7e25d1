import { Sign } from '@/components/marketing/Sign';
import { Announcement } from '@/components/subscription/account/Announcement';
import { RecordsFailed } from '@/components/subscription/removal/Dashboard';
import { RemovalShell } from '@/components/subscription/removal/RemovalShell';
import { Button } from '@/components/ui/forms/Button';
import { Spinner } from '@/components/ui/Spinner';
import { removalWords } from '@/lib/content/app/removal';
import type { Removal } from '@/lib/hooks/native/useRemoval';
import { usePolled } from '@/lib/hooks/page/usePolled';

/** Pause between two progress requests to the app, in milliseconds. */
const pause = 2000;

/** The first search, site by site. It continues in the app whether or not anybody is watching. */
export function ScanStep({ removal: { app, go } }: { removal: Removal }) {
  const { value, failed, reload } = usePolled(app.scan, pause);
  const words = removalWords.scan;
  const { currentScans = 0, totalScans = 0, scannedBrokers = [] } = value?.scanProgress ?? {};
  const found = value?.resultsFound.length ?? 0;
  const done = totalScans > 0 && currentScans >= totalScans;
  const progress = totalScans > 0 ? words.progress(currentScans, totalScans) : words.starting;
  // Screen readers announce every tenth of the progress and the end; announcing every site would be too much.
  const tenth = totalScans > 0 ? Math.floor((currentScans / totalScans) * 10) : 0;

  return (
    <RemovalShell heading={done ? words.done : words.heading} intro={done ? undefined : words.intro}>
      <Announcement text={done ? words.done : tenth > 0 ? words.progress(currentScans, totalScans) : ''} />
      {failed ? (
        <RecordsFailed onRetry={reload} />
      ) : (
        <div className="progress in-column gap-2 padded large-corners soft-tint">
          <p className="found medium-title strong-weight">{words.found(found)}</p>
          <progress
            className="round-ends full-width clipped"
            aria-label={words.label}
            max={totalScans || 1}
            value={totalScans > 0 ? currentScans : undefined}
          />
          <p className="small-print">{progress}</p>
        </div>
      )}
      <ScanSites sites={scannedBrokers} />
      <Button wide variant={done ? 'primary' : 'secondary'} onClick={() => go('dashboard')}>
        {done ? words.toDashboard : words.toDashboardEarly}
      </Button>
      <style jsx>{`
        .found {
          letter-spacing: var(--tracking-title);
        }

        progress {
          appearance: none;
          height: 0.75rem;
          border: 0;
          background: var(--color-border);
          accent-color: var(--color-accent);
        }

        progress::-webkit-progress-bar {
          background: var(--color-border);
        }

        progress::-webkit-progress-value {
          border-radius: var(--radius-round);
          background: var(--color-accent);
          transition: width var(--duration-calm) var(--ease-out);
        }
      `}</style>
    </RemovalShell>
  );
}

type Props = { sites: readonly { name: string; url: string; status: string }[] };

/** As many as fit on a screen; the count above includes the rest. */
const shown = 8;

/** The sites being searched, newest first. */
function ScanSites({ sites }: Props) {
  const words = removalWords.scan;
  if (sites.length === 0) return null;
  return (
    <ul className="sites small-print in-column" aria-label={words.sites}>
      {[...sites]
        .reverse()
        .slice(0, shown)
        .map(({ name, url, status }) => (
          <li className="in-row gap-2" key={`${name} ${url}`}>
            {status === 'completed' ? <Sign kind="yes" disc /> : <Spinner />}
            <span>{name}</span>
            <span className="spoken">{status === 'completed' ? words.searched : words.searching}</span>
          </li>
        ))}
      <style jsx>{`
        .sites {
          grid-template-columns: repeat(auto-fill, minmax(min(100%, 14rem), 1fr));
          gap: var(--space-2) var(--space-4);
        }

        li {
          min-height: 2rem;
        }
      `}</style>
    </ul>
  );
}

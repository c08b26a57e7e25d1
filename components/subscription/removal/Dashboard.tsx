import { useState } from 'react';
import { Announcement } from '@/components/subscription/account/Announcement';
import { RetryNotice } from '@/components/subscription/RetryNotice';
import { Button } from '@/components/ui/forms/Button';
import { ButtonLink } from '@/components/ui/forms/ButtonLink';
import { Notice } from '@/components/ui/Notice';
import { Skeleton } from '@/components/ui/Skeleton';
import { removalWords } from '@/lib/content/app/removal';
import { sendAppEvent } from '@/lib/events/sendAppEvent';
import type { Removal } from '@/lib/hooks/native/useRemoval';
import { useRemovalRecords } from '@/lib/hooks/native/useRemovalRecords';
import { useVisit } from '@/lib/hooks/page/useVisit';
import type { RemovalApp } from '@/lib/native/removal/removalApp';
import { RecordTabs } from './RecordTabs';
import { RemovalShell } from './RemovalShell';
import { StatCards } from './StatCards';
import { shortDate } from './shortDate';
import { VpnExclusion } from './VpnExclusion';

const words = removalWords.dashboard;

/** What was found, what is gone, and when the app searches again. */
export function Dashboard({ removal: { app, free, trial, go } }: { removal: Removal }) {
  const records = useRemovalRecords(app, free);
  const { said, hidden, hide } = useHiding(app, records.reload);

  return (
    <RemovalShell heading={words.heading} width="wide">
      <Announcement text={said} />
      {records.state === 'ready' ? (
        <>
          <StatCards figures={records.figures} free={free} agentRuns={records.agentRuns} />
          {free ? (
            <Upsell count={records.open.length} trial={trial} />
          ) : (
            <DashboardNotice next={records.figures.next} agentRuns={records.agentRuns} />
          )}
          <RecordTabs records={records} free={free} hidden={hidden} onHide={hide} />
        </>
      ) : records.state === 'failed' ? (
        <RecordsFailed onRetry={records.reload} />
      ) : (
        <Loading />
      )}
      {records.state === 'pending' ? null : (
        <div className="gap-2 wrapping level">
          <Button variant="secondary" size="small" onClick={() => go('edit')}>
            {words.edit}
          </Button>
          <Button variant="quiet" size="small" onClick={() => go('feedback')}>
            {words.feedback}
          </Button>
        </div>
      )}
      {records.state === 'ready' && !free ? <VpnExclusion app={app} /> : null}
    </RemovalShell>
  );
}

/** Hides records that belong to somebody else, and says what came of it. */
function useHiding(app: RemovalApp, reload: () => void) {
  const [said, setSaid] = useState('');
  /** What is being hidden, and what was hidden but is shown until the records are read again. */
  const [hidden, setHidden] = useState<readonly number[]>([]);

  async function hide(id: number, site: string): Promise<boolean> {
    setHidden((ids) => [...ids, id]);
    setSaid('');
    try {
      await app.hide(id);
      setSaid(words.hidden(site));
      reload();
      return true;
    } catch {
      setHidden((ids) => ids.filter((other) => other !== id));
      setSaid(words.hideFailed);
      return false;
    }
  }
  return { said, hidden, hide };
}

/** The app did not say what it found. */
export function RecordsFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <RetryNotice tone="warning" title={words.failed} retry={words.retry} onRetry={onRetry}>
      {words.failedText}
    </RetryNotice>
  );
}

function Loading() {
  return (
    <div className="in-column gap-5">
      <p role="status">
        <span className="spoken">{words.loading}</span>
      </p>
      <Skeleton height="block" />
      <Skeleton height="block" />
      <Skeleton height="block" />
      <style jsx>{`
        /* A full screen, so that nothing visible moves when the records arrive. */
        div {
          align-content: start;
          min-height: 100svh;
        }
      `}</style>
    </div>
  );
}

/** When the app searches next; or that it cannot, which is more urgent. */
function DashboardNotice({ next, agentRuns }: { next: number | null; agentRuns: boolean }) {
  const { banner } = removalWords.dashboard;
  if (!agentRuns) {
    return (
      <Notice tone="warning" title={banner.agent}>
        {banner.agentText}
      </Notice>
    );
  }
  return next === null ? null : <Notice silent>{banner.next(shortDate(next))}</Notice>;
}

/** After a free search: what the subscription would do. A trial is promised only where the app allows it. */
function Upsell({ count, trial }: { count: number; trial: boolean | null }) {
  const { link } = useVisit();
  const words = removalWords.upsell;
  return (
    <section className="deep upsell in-column gap-3 large-corners">
      <h2>{count > 0 ? words.title(count) : words.none}</h2>
      <p className="muted">{count > 0 ? words.text : words.noneText}</p>
      <ButtonLink
        href={link('/subscriptions', { featurePage: 'pir', ...(trial === false ? { trial: 'false' } : {}) })}
        onClick={() => sendAppEvent('page.dbp.subscribe.click')}
      >
        {trial ? words.tryAction : words.action}
      </ButtonLink>
      <style jsx>{`
        .upsell {
          grid-template-columns: minmax(0, 1fr);
          justify-items: start;
          padding: clamp(min(1.25rem, 6.25vw), 4vw, 2rem);
        }

        p {
          max-width: 38rem;
        }
      `}</style>
    </section>
  );
}

import { Notice } from '@/components/ui/Notice';
import { removalWords } from '@/lib/content/app/removal';
import { shortDate } from './shortDate';

/** When the app searches next; or that it cannot, which is more urgent. */
export function DashboardNotice({ next, agentRuns }: { next: number | null; agentRuns: boolean }) {
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

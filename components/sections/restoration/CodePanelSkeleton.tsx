import { Skeleton } from '@/components/ui/Skeleton';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { restorationCodeWords as words } from '@/lib/content/app/appRestoration';

/** The panel while the app, or this browser, is being asked who is signed in. */
export function CodePanelSkeleton() {
  return (
    <>
      <h2>{words.heading}</h2>
      <p role="status">
        <VisuallyHidden>{words.loading}</VisuallyHidden>
      </p>
      <Skeleton />
      <Skeleton width="medium" />
      <Skeleton height="title" />
    </>
  );
}

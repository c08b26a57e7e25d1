import { Skeleton } from '@/components/ui/Skeleton';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { restorationCodeWords as words } from '@/lib/content/app/appRestoration';

/** The panel while the app, or this browser, is being asked who is signed in; as tall as with the button. */
export function CodePanelSkeleton() {
  return (
    <>
      <h2>{words.heading}</h2>
      <div className="held">
        <p>{words.intro}</p>
        <div role="status" className="lines">
          <VisuallyHidden>{words.loading}</VisuallyHidden>
          <Skeleton />
          <Skeleton width="medium" />
        </div>
      </div>
      <div className="button">
        <Skeleton height="title" />
      </div>
      <style jsx>{`
        .held,
        .button {
          display: grid;
        }

        .held > * {
          grid-area: 1 / 1;
        }

        /* Holds the place of the sentence that follows. */
        p {
          visibility: hidden;
        }

        .lines {
          position: relative;
          display: grid;
          gap: var(--space-3);
          align-content: center;
        }

        .button {
          align-content: center;
          min-height: var(--button-height);
        }
      `}</style>
    </>
  );
}

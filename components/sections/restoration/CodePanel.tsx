import { IssuedCode } from '@/components/sections/restoration/IssuedCode';
import { NotEntitled, SignedOutPanel } from '@/components/sections/restoration/PanelNextActions';
import { Announcement } from '@/components/subscription/account/Announcement';
import { Button } from '@/components/ui/forms/Button';
import { Notice } from '@/components/ui/Notice';
import { Skeleton } from '@/components/ui/Skeleton';
import { restorationCodeWords as words } from '@/lib/content/app/appRestoration';
import { sendAppEvent } from '@/lib/events/sendAppEvent';
import type { RestorationAccess } from '@/lib/hooks/native/useRestorationAccess';
import { useRestorationCode } from '@/lib/hooks/native/useRestorationCode';

/** The card in which a subscriber gets the advisor's code. Its height is reserved from the first paint. */
export function CodePanel({ access }: { access: RestorationAccess }) {
  const { code, busy, error, refused, ask } = useRestorationCode(access);
  const { state, inApp } = access;

  function press(): void {
    sendAppEvent('page.identity_theft_restoration.code.request');
    ask();
  }

  return (
    <div
      className="panel raised-panel bordered holder high-shadow"
      data-state={code ? 'code' : refused ? 'refused' : state}
    >
      <noscript>
        <Notice silent>{words.withoutScript}</Notice>
      </noscript>
      <Announcement text={code ? words.ready : ''} />
      <div className="body gap-4 in-column" data-needs-script>
        {code ? (
          <IssuedCode {...code} />
        ) : refused ? (
          <NotEntitled inApp={inApp} />
        ) : state === 'signedOut' ? (
          <SignedOutPanel inApp={inApp} />
        ) : state === 'pending' ? (
          <CodePanelSkeleton />
        ) : (
          <>
            <h2>{words.heading}</h2>
            <p className="muted">{words.intro}</p>
            {error ? (
              <Notice tone="danger" title={words.failed}>
                {error.sentence}
              </Notice>
            ) : null}
            <Button wide onClick={press} busyLabel={busy ? words.asking : null}>
              {error ? words.retry : words.ask}
            </Button>
          </>
        )}
      </div>
      <style jsx>{`
        .panel {
          padding: min(clamp(1.25rem, 1rem + 1.5vw, 2.25rem), 6.5vw);
        }

        .body {
          align-content: center;
          min-height: 15.5rem;
        }

        @media print {
          .panel {
            box-shadow: none;
          }

          .body {
            min-height: 0;
          }
        }
      `}</style>
    </div>
  );
}

/** The panel while the app, or this browser, is being asked who is signed in; as tall as with the button. */
function CodePanelSkeleton() {
  return (
    <>
      <h2>{words.heading}</h2>
      <div className="held in-column">
        <p>{words.intro}</p>
        <div role="status" className="lines gap-3 in-column holder">
          <span className="spoken">{words.loading}</span>
          <Skeleton />
          <Skeleton width="medium" />
        </div>
      </div>
      <div className="button in-column">
        <Skeleton height="title" />
      </div>
      <style jsx>{`
        .held > * {
          grid-area: 1 / 1;
        }

        /* Holds the place of the sentence that follows. */
        p {
          visibility: hidden;
        }

        .lines {
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

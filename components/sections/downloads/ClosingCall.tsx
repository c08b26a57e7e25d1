import { DownloadButton } from '@/components/marketing/DownloadButton';
import { ThemeBackground } from '@/components/marketing/ThemeBackground';
import type { OfferId } from '@/lib/content/downloads/downloads';
import type { RoutePath } from '@/lib/content/site/routes';
import { pageTheme } from '@/lib/theme/pageTheme';

type Props = {
  route: RoutePath;
  title: string;
  text: string;
  page: string;
  event: string;
  offer?: OfferId;
  others?: boolean;
};

/** The last band of a page: the button again, above the background of the page's family. */
export function ClosingCall({ route, title, text, page, event, offer, others = false }: Props) {
  return (
    <section className="closing layered centered" data-screen-only aria-labelledby="closing-title">
      <ThemeBackground family={pageTheme(route)} />
      <div className="page-column">
        <h2 className="section-title" id="closing-title">
          {title}
        </h2>
        <p className="lead-text">{text}</p>
        <DownloadButton
          page={page}
          placement="end"
          event={event}
          offer={offer}
          align="center"
          others={others}
          brief
        />
      </div>
      <style jsx>{`
        .closing {
          padding-block: var(--space-section) 60vw;
          background: linear-gradient(var(--color-surface), var(--color-surface-tint));
        }

        p {
          margin-block: var(--space-4) var(--space-6);
        }

        @media (--from-medium) {
          .closing {
            padding-bottom: 33vw;
          }
        }
      `}</style>
    </section>
  );
}

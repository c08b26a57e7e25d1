import { DownloadButton } from '@/components/marketing/DownloadButton';
import { Container } from '@/components/ui/Container';
import { Mark } from '@/components/ui/Mark';
import type { OfferId } from '@/lib/content/downloads';

type Props = {
  title: string;
  text: string;
  page: string;
  event: string;
  offer?: OfferId;
  others?: boolean;
};

/** The last band of a page: the button once more, at the water's edge. */
export function ClosingCall({ title, text, page, event, offer, others = false }: Props) {
  return (
    <section className="closing" aria-labelledby="closing-title">
      <Container>
        <h2 id="closing-title">{title}</h2>
        <p>{text}</p>
        <DownloadButton
          page={page}
          place="end"
          event={event}
          offer={offer}
          align="center"
          others={others}
          brief
        />
      </Container>
      <div className="shore" aria-hidden="true">
        <span className="duck">
          <Mark size="fill" />
        </span>
        <svg aria-hidden="true" viewBox="0 0 1440 120" preserveAspectRatio="none">
          <path className="near" d="M0 50c120-40 240-40 360 0s240 40 360 0 240-40 360 0 240 40 360 0v70H0z" />
          <path className="front" d="M0 88c160-26 330-22 500-2s330 20 520-4 300-16 420 4v34H0z" />
        </svg>
      </div>
      <style jsx>{`
        .closing {
          padding-top: var(--space-section);
          background: linear-gradient(var(--color-surface), var(--art-sky));
          text-align: center;
        }

        h2 {
          font-size: var(--text-title-1);
          letter-spacing: var(--tracking-display);
        }

        p {
          margin-block: var(--space-4) var(--space-6);
          color: var(--color-text-muted);
          font-size: var(--text-lead);
        }

        .shore {
          position: relative;
          height: clamp(7rem, 14vw, 11rem);
          margin-top: var(--space-6);
          overflow: hidden;
        }

        svg {
          position: absolute;
          bottom: -1px;
          width: max(100%, 48rem);
          max-width: none;
          height: 62%;
        }

        .duck {
          position: absolute;
          bottom: 26%;
          left: 12%;
          width: clamp(4rem, 9vw, 7rem);
        }

        .near {
          fill: var(--art-near);
        }

        .front {
          fill: var(--art-front);
        }

        @media print {
          .closing {
            display: none;
          }
        }
      `}</style>
    </section>
  );
}

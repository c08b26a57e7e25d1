import { PageHero } from '@/components/marketing/PageHero';
import { ButtonLink } from '@/components/ui/forms/ButtonLink';
import { ButtonRow } from '@/components/ui/forms/ButtonRow';
import { Mark } from '@/components/ui/icons/Mark';
import { SiteIcon } from '@/components/ui/icons/SiteIcon';
import { chatHero } from '@/lib/content/productPages/chat';

export function ChatHero() {
  const { title, lead, start, terms } = chatHero;
  return (
    <PageHero title={title} lead={lead} ground="sky" aside={<ChatExample />} below={<Water />} rests>
      <ButtonRow>
        <ButtonLink href={start.href}>{start.label}</ButtonLink>
        <ButtonLink href={terms.href} variant="quiet">
          {terms.label}
        </ButtonLink>
      </ButtonRow>
    </PageHero>
  );
}

function Water() {
  return (
    <svg
      className="full-width behind"
      aria-hidden="true"
      focusable="false"
      viewBox="0 0 1440 150"
      preserveAspectRatio="none"
    >
      <path fill="var(--art-far)" d="M0 64C180 10 330 6 520 44s360 44 540 8 270-44 380-22v120H0z" />
      <path fill="var(--art-middle)" d="M0 98c200-44 380-38 580-8s350 30 520 0 240-30 340-12v72H0z" />
      <path fill="var(--art-front)" d="M0 128c160-22 320-22 480-4s320 18 480-4 320-22 480 4v26H0z" />
      <style jsx>{`
        svg {
          position: absolute;
          inset: auto 0 0;
          height: clamp(5rem, 10vw, 9.5rem);
        }
      `}</style>
    </svg>
  );
}

/** The window of the chat with a short exchange, built of text so that it stays sharp and can be read aloud. */
function ChatExample() {
  const { label, model, question, answer, followUp, field, note } = chatHero.example;
  return (
    <figure className="gap-3 bordered stacked padded raised-ground" aria-label={label}>
      <div className="bar in-row gap-3 line-below">
        <span className="mark">
          <Mark size={32} />
        </span>
        <span className="model small-text medium-weight round-ends on-tint">{model}</span>
      </div>
      <p className="asked on-accent">{question}</p>
      <p className="answer warm-ground">{answer}</p>
      <p className="asked on-accent">{followUp}</p>
      <p className="typing side-by-side warm-ground" aria-hidden="true">
        <span />
        <span />
        <span />
      </p>
      <div className="field in-row apart muted round-ends above-3" aria-hidden="true">
        <span>{field}</span>
        <span className="send in-middle on-accent round-ends">
          <SiteIcon name="arrowRight" size={20} />
        </span>
      </div>
      <figcaption className="in-row muted caption-text">
        <SiteIcon name="shield" size={16} />
        {note}
      </figcaption>
      <style jsx>{`
        figure {
          border-bottom: 0;
          border-radius: var(--radius-large) var(--radius-large) 0 0;
          box-shadow: var(--shadow-low);
        }

        .bar {
          padding-bottom: var(--space-3);
        }

        .model {
          padding: 0.125rem 0.75rem;
        }

        p {
          max-width: 88%;
          padding: 0.75rem 1.125rem;
          border-radius: 1.25rem;
          font-size: var(--text-small);
        }

        .asked {
          align-self: flex-end;
          border-bottom-right-radius: 0.25rem;
        }

        .answer,
        .typing {
          align-self: flex-start;
          border-bottom-left-radius: 0.25rem;
        }

        .typing {
          gap: 0.375rem;
          padding-block: 1rem;
        }

        .typing span {
          width: 0.5rem;
          height: 0.5rem;
          border-radius: var(--radius-round);
          background: var(--color-border-strong);
        }

        .field {
          padding: 0.375rem 0.375rem 0.375rem 1.25rem;
          border: 1px solid var(--color-border-strong);
        }

        .send {
          width: 2.5rem;
          height: 2.5rem;
        }

        figcaption {
          justify-content: center;
          gap: 0.375rem;
        }

        @media (prefers-reduced-motion: no-preference) {
          .typing span {
            animation: breathe 1.4s 3 var(--ease-out);
          }

          .typing span:nth-child(2) {
            animation-delay: 0.16s;
          }

          .typing span:nth-child(3) {
            animation-delay: 0.32s;
          }

          @keyframes breathe {
            50% {
              opacity: 0.3;
            }
          }
        }
      `}</style>
    </figure>
  );
}

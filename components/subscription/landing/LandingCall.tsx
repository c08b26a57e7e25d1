import { ButtonLink } from '@/components/ui/forms/ButtonLink';
import { Mark } from '@/components/ui/icons/Mark';
import { reading } from '@/lib/content/subscription/proReading';

/** The closing call, with a link back up to the plans. */
export function LandingCall() {
  const { title, text, button } = reading.closing;
  return (
    <section data-screen-only aria-labelledby="closing-title">
      <div className="page-column">
        <div className="panel in-column huge-corners strong-tint centered">
          <Mark size={64} />
          <h2 className="section-title above-4" id="closing-title">
            {title}
          </h2>
          <p className="balanced">{text}</p>
          <ButtonLink href="#plans">{button}</ButtonLink>
        </div>
      </div>
      <style jsx>{`
        section {
          padding-bottom: var(--space-section);
        }

        .panel {
          justify-items: center;
          padding: clamp(var(--space-8), 6vw, var(--space-10)) var(--space-5);
        }

        p {
          max-width: 32rem;
          margin-block: var(--space-3) var(--space-6);
          font-size: var(--text-lead);
          line-height: var(--leading-lead);
        }
      `}</style>
    </section>
  );
}

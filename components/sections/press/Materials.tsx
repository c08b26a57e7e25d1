import { CachedDrawing } from '@/components/marketing/CachedDrawing';
import { Section } from '@/components/marketing/Section';
import { Palette } from '@/components/sections/press/Palette';
import { ButtonLink } from '@/components/ui/forms/ButtonLink';
import { Mark } from '@/components/ui/icons/Mark';
import { pressMaterials } from '@/lib/content/company/press';
import { pressKit, pressPictures } from '@/lib/content/company/pressKit';

export function Materials() {
  const { title, rules } = pressMaterials;
  return (
    <Section id="materials" title={title}>
      <div className="two-columns grid gap-5">
        <KitPanel />
        <Palette />
        <div className="rules stacked bordered padded large-corners">
          <h3>{rules.title}</h3>
          <ul className="ruled-list in-column above-3">
            {rules.list.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        </div>
      </div>
      <PressPictures />

      <style jsx>{`
        .grid {
          --first: 7fr;
          --second: 5fr;
          grid-template-rows: auto 1fr;
          margin-bottom: var(--space-9);
        }

        .grid > :global(:first-child) {
          grid-row: span 2;
        }

        .rules ul {
          flex: 1;
        }

        /* The rules fill the height of the panel beside them, so that no empty space remains. */
        @media (--from-wide) {
          .rules ul {
            grid-auto-rows: 1fr;
          }
        }
      `}</style>
    </Section>
  );
}

function PressPictures() {
  const { title, lead, captions } = pressMaterials.pictures;
  return (
    <div data-screen-only>
      <h3 className="medium-title">{title}</h3>
      <p className="muted">{lead}</p>
      <ul className="pictures gap-5 in-column">
        {pressPictures.map((name) => (
          <li key={name} className={name}>
            <figure>
              <div className="frame clipped large-corners warm-ground">
                <CachedDrawing name={`pro-pictures.svg#${name}`} />
              </div>
              <figcaption className="small-print above-3">{captions[name]}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <style jsx>{`
        p {
          margin-block: var(--space-2) var(--space-5);
        }

        ul {
          grid-template-columns: repeat(2, minmax(0, 1fr));
        }

        .vpn {
          grid-column: 1 / -1;
        }

        @media (--below-narrow) {
          ul {
            grid-template-columns: minmax(0, 1fr);
          }
        }
      `}</style>
    </div>
  );
}

/** The press kit: the mark on a construction grid, and the one file to download. */
function KitPanel() {
  const { title, text, label, detail } = pressMaterials.kit;
  return (
    <div className="stacked clipped strong-tint large-corners">
      <div className="board holder soft-tint" aria-hidden="true">
        <svg
          className="covering filling"
          aria-hidden="true"
          viewBox="0 0 480 300"
          preserveAspectRatio="xMidYMid slice"
        >
          <g fill="none" stroke="var(--art-middle)" strokeDasharray="3 5">
            <path d="M0 54h480M0 246h480M0 150h480M144 0v300M336 0v300M240 0v300M48 0v300M432 0v300" />
            <circle cx="240" cy="150" r="96" />
          </g>
          <g transform="translate(144 54) scale(3)">
            <Mark size={64} />
          </g>
        </svg>
      </div>
      <div className="words">
        <h3 className="medium-title">{title}</h3>
        <p>{text}</p>
        <ButtonLink href={pressKit.address} download data-event="page.press.brandassets.click">
          {label}
        </ButtonLink>
        <p className="detail small-text">{detail}</p>
      </div>
      <style jsx>{`
        .board {
          flex: 1;
          min-height: 21rem;
        }

        .words {
          padding: clamp(1.25rem, 1rem + 1.5vw, 2.25rem);
        }

        p {
          max-width: 34rem;
          margin-block: var(--space-2) var(--space-5);
        }

        .detail {
          margin-block: var(--space-3) 0;
        }
      `}</style>
    </div>
  );
}

import { Section } from '@/components/marketing/Section';
import { ButtonLink } from '@/components/ui/forms/ButtonLink';
import { ownColour } from '@/lib/content/search/themePage';
import { contrastRatio, readableAt } from '@/lib/theme/contrast';
import { parseCustomColour, textColourOn } from '@/lib/theme/customColour';
import { NamedColours } from './NamedColours';

const start = parseCustomColour(ownColour.start) ?? '#000000';
const startText = textColourOn(start);
const startRatio = contrastRatio(start, startText);

/** A color, the text color on it, and its contrast. It starts with our own; enhance/forms/ownColour takes others. */
export function OwnColour() {
  const words = ownColour;
  return (
    <Section id="colour" title={words.title} lead={words.lead} tone="warm">
      <div className="own-colour">
        <div className="sample" data-own-colour="panel">
          <p className="words">{words.sample}</p>
          <dl>
            <dt data-own-colour="text">{words.textColour[startText]}</dt>
            <dd>
              <b data-own-colour="ratio">{`${startRatio.toFixed(1)} : 1`}</b> {words.contrast}
            </dd>
            <dd data-own-colour="verdict">{words.verdicts[readableAt(startRatio)]}</dd>
          </dl>
        </div>
        <div className="choice">
          <div data-needs-script="">
            <label htmlFor="own-colour">{words.label}</label>
            <div className="line">
              <input
                id="own-colour"
                data-own-colour="field"
                defaultValue={words.start}
                maxLength={7}
                spellCheck={false}
                autoComplete="off"
                aria-describedby="own-colour-problem"
              />
              <input type="color" data-own-colour="picker" defaultValue={start} aria-label={words.picker} />
            </div>
            <p role="alert" id="own-colour-problem" data-own-colour="problem" className="problem" hidden>
              {words.problem}
            </p>
          </div>
          <NamedColours />
          <p data-own-colour="use">
            <ButtonLink href={`/settings?k7=${words.start}#appearance`}>{words.use}</ButtonLink>
          </p>
        </div>
      </div>
      <style jsx global>{`
        .own-colour {
          display: grid;
          grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
          gap: var(--space-7);
        }

        .own-colour .sample {
          display: flex;
          flex-direction: column;
          justify-content: space-between;
          min-height: 24rem;
          padding: clamp(1.5rem, 4vw, 3rem);
          border: 1px solid var(--color-border);
          border-radius: var(--radius-huge);
          background: var(--own-background, var(--raw-ink-24));
          color: var(--own-text, var(--raw-white));
          forced-color-adjust: none;
        }

        .own-colour .words {
          font-size: var(--text-title-1);
          font-weight: var(--weight-semibold);
          letter-spacing: var(--tracking-display);
          line-height: var(--leading-title);
        }

        .own-colour dd {
          margin: 0;
        }

        .own-colour dt,
        .own-colour b {
          font-weight: var(--weight-semibold);
        }

        .own-colour .choice {
          display: grid;
          grid-template-columns: minmax(0, 1fr);
          align-content: center;
          gap: var(--space-6);
        }

        .own-colour label {
          font-size: var(--text-small);
          font-weight: var(--weight-semibold);
        }

        .own-colour .line {
          display: flex;
          gap: var(--space-3);
          margin-top: var(--space-2);
        }

        .own-colour input {
          min-width: 0;
          min-height: var(--field-height);
          border: 1px solid var(--field-border);
          border-radius: var(--field-radius);
          background: var(--field-background);
        }

        .own-colour #own-colour {
          flex: 1;
          padding-inline: 1rem;
          font-family: var(--font-mono);
        }

        .own-colour [type='color'] {
          flex: none;
          width: var(--field-height);
          padding: 0.25rem;
          cursor: pointer;
        }

        .own-colour .problem {
          margin-top: var(--space-2);
          color: var(--color-danger-text);
          font-size: var(--text-small);
        }

        @media (--below-wide) {
          .own-colour {
            grid-template-columns: minmax(0, 1fr);
          }

          .own-colour .sample {
            min-height: 18rem;
          }
        }
      `}</style>
    </Section>
  );
}

import { Section } from '@/components/marketing/Section';
import { ButtonLink } from '@/components/ui/forms/ButtonLink';
import { ownColor } from '@/lib/content/search/themePage';
import { localUrl } from '@/lib/content/site/languages/localUrl';
import { contrastRatio, readableAt } from '@/lib/theme/contrast';
import { namedColors, parseCustomColor, textColorOn } from '@/lib/theme/customColor';
import { ratioText } from '@/lib/theme/ratioText';

const start = parseCustomColor(ownColor.start) ?? '#000000';
const startText = textColorOn(start);
const startRatio = contrastRatio(start, startText);

/** A color, the text color on it, and its contrast. It starts with our own; enhance/forms/ownColor takes others. */
export function OwnColor() {
  const words = ownColor;
  return (
    <Section id="color" title={words.title} lead={words.lead} tone="warm">
      <div className="own-color two-columns">
        <div className="sample apart bordered huge-corners" data-own-color="panel">
          <p className="section-title strong-weight title-leading">{words.sample}</p>
          <dl>
            <dt className="strong-weight" data-own-color="text">
              {words.textColor[startText]}
            </dt>
            <dd>
              <b className="strong-weight" data-own-color="ratio">
                {ratioText(startRatio)}
              </b>{' '}
              {words.contrast}
            </dd>
            <dd data-own-color="verdict">{words.verdicts[readableAt(startRatio)]}</dd>
          </dl>
        </div>
        <div className="choice">
          <ColorFields />
          <NamedColors />
          <p data-own-color="use">
            <ButtonLink href={`/settings?k7=${words.start}#appearance`}>{words.use}</ButtonLink>
          </p>
        </div>
      </div>
      <style jsx global>{`
        .own-color {
          --first: 7fr;
          --second: 5fr;
          gap: var(--space-7);
        }

        .own-color .sample {
          flex-direction: column;
          min-height: 24rem;
          padding: clamp(1.5rem, 4vw, 3rem);
          background: var(--own-background, var(--raw-ink-24));
          color: var(--own-text, var(--raw-white));
          forced-color-adjust: none;
        }

        .own-color .choice {
          display: grid;
          grid-template-columns: minmax(0, 1fr);
          align-content: center;
          gap: var(--space-6);
        }

        .own-color #own-color {
          font-family: var(--font-mono);
        }

        .own-color [type='color'] {
          flex: none;
          width: var(--field-height);
          padding: 0.25rem;
        }

        @media (--below-wide) {
          .own-color .sample {
            min-height: 18rem;
          }
        }
      `}</style>
    </Section>
  );
}

/** A color to type or to pick. */
function ColorFields() {
  const words = ownColor;
  return (
    <div data-needs-script="">
      <label className="small-text strong-weight" htmlFor="own-color">
        {words.label}
      </label>
      <div className="side-by-side gap-3 above-2">
        <input
          className="text-field"
          id="own-color"
          data-own-color="field"
          defaultValue={words.start}
          maxLength={7}
          spellCheck={false}
          autoComplete="off"
        />
        <input
          className="text-field"
          type="color"
          data-own-color="picker"
          defaultValue={start}
          aria-label={words.picker}
        />
      </div>
      <p
        role="alert"
        id="own-color-problem"
        data-own-color="problem"
        className="above-2 small-text danger-text"
        hidden
      >
        {words.problem}
      </p>
    </div>
  );
}

/**
 * The colors that the search settings know by a code, as links to the settings, which show them without a script, too.
 * With one (enhance/forms/ownColor), they open this page with them.
 */
function NamedColors() {
  return (
    <div>
      <p className="below-2 small-text strong-weight">{ownColor.named}</p>
      <ul className="wrapping gap-2" data-own-color="named">
        {ownColor.names.map(([code, name]) => (
          <li key={code}>
            <a className="plain-link finger-sized gap-2" href={localUrl(`/settings?k7=${code}#appearance`)}>
              <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
                <circle
                  cx="12"
                  cy="12"
                  r="11"
                  fill={`#${namedColors[code]}`}
                  stroke="currentColor"
                  strokeOpacity="0.4"
                />
              </svg>
              {name}
            </a>
          </li>
        ))}
      </ul>
      <style jsx>{`
        a {
          padding-inline: 0.625rem 1rem;
          border: 1px solid var(--color-border-strong);
          border-radius: var(--radius-round);
          font-size: var(--text-small);
          font-weight: var(--weight-medium);
        }

        a:hover {
          border-color: var(--color-accent);
        }
      `}</style>
    </div>
  );
}

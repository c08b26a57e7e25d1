import { Section } from '@/components/marketing/Section';
import { themeChoicesWords } from '@/lib/content/search/themePage';
import type { Theme } from '@/lib/theme/theme';

/** Three themes to press, each shown as a small page; enhance/everyPage/themeSwitch stores and applies the choice. */
export function ThemeChoices() {
  const { title, lead, choices, withoutScript } = themeChoicesWords;
  return (
    <Section id="looks" title={title} lead={lead}>
      <fieldset className="in-column gap-6">
        <legend className="spoken">{title}</legend>
        {choices.map(({ choice, name, text }) => (
          <label className="in-column holder" key={choice}>
            <input
              className="unseen-control"
              type="radio"
              name="look"
              value={choice}
              defaultChecked={choice === 'system'}
              data-theme-choice=""
              data-event="page.theme.choice.click"
            />
            <span className={`picture below-4 holder clipped large-corners ${choice}`}>
              <ThemePicture theme={choice === 'dark' ? 'dark' : 'light'} />
              {choice === 'system' ? <ThemePicture theme="dark" /> : null}
            </span>
            <span className="name small-title strong-weight">{name}</span>
            <span className="text muted">{text}</span>
          </label>
        ))}
      </fieldset>
      <noscript>
        <p className="above-6">{withoutScript}</p>
      </noscript>
      <style jsx>{`
        fieldset {
          grid-template-columns: repeat(3, minmax(0, 1fr));
        }

        label {
          align-content: start;
        }

        .picture {
          border: 3px solid var(--color-border);
        }

        .picture :global(img) {
          width: 100%;
          height: auto;
        }

        .system :global(img + img) {
          position: absolute;
          inset: 0;
          clip-path: polygon(62% 0, 100% 0, 100% 100%, 38% 100%);
        }

        label:hover .picture {
          border-color: var(--color-border-strong);
        }

        input:checked + .picture {
          border-color: var(--color-accent);
          box-shadow: var(--shadow-high);
        }

        @media (--below-narrow) {
          fieldset {
            grid-template-columns: minmax(0, 1fr);
          }

          label {
            grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
            align-items: center;
            column-gap: var(--space-4);
          }

          .picture {
            grid-row: 1 / span 2;
            margin: 0;
          }

          .name {
            align-self: end;
          }

          .text {
            align-self: start;
          }
        }
      `}</style>
    </Section>
  );
}

const files: Readonly<Record<Theme, string>> = {
  light: '/static-assets/backgrounds/theme-preview-light.svg',
  dark: '/static-assets/backgrounds/theme-preview-dark.svg',
};

/** A small page of ours in one theme. The file contains that theme's colors, whatever the surrounding page shows. */
function ThemePicture({ theme }: { theme: Theme }) {
  // biome-ignore lint/performance/noImgElement: a drawing of a few hundred bytes, which no optimizer makes smaller.
  return <img src={files[theme]} alt="" width={320} height={220} />;
}

import { SiteIcon } from '@/components/ui/icons/SiteIcon';
import { interfaceWords } from '@/lib/content/site/interface';
import { themeChoices } from '@/lib/theme/theme';

const icons = { system: 'system', light: 'sun', dark: 'moon' } as const;

type Props = {
  name?: string;
  /** Text only: menu and footer are on every page, and the icons would be a tenth of their size. */
  plain?: boolean;
};

/**
 * System, light or dark: three radio buttons that enhance/everyPage/themeSwitch makes work. Without a script no choice
 * could be stored, so the switch is hidden and the page follows the system. `name` distinguishes two switches on one
 * page.
 */
export function ThemeSwitch({ name = 'theme', plain = false }: Props) {
  return (
    <fieldset className="in-row wrapping gap-2" data-screen-only data-needs-script="">
      <legend className="small-print">{interfaceWords.theme.title}</legend>
      <div className="choices wrapping">
        {themeChoices.map((choice) => (
          <label className="holder" key={choice}>
            <input
              className="unseen-control"
              type="radio"
              name={name}
              value={choice}
              defaultChecked={choice === 'system'}
              data-theme-choice=""
            />
            <span className="choice">
              {plain ? null : <SiteIcon name={icons[choice]} size={16} />}
              {interfaceWords.theme[choice]}
            </span>
          </label>
        ))}
      </div>
      <style jsx>{`
        legend {
          float: left;
        }

        .choices {
          padding: 0.1875rem;
          border: 1px solid var(--color-border-strong);
          border-radius: 1.5rem;
        }

        .choices :global(.choice) {
          display: flex;
          align-items: center;
          gap: 0.375rem;
          min-height: 2.25rem;
          padding-inline: 0.625rem;
          border-radius: var(--radius-round);
          color: var(--color-text-muted);
          font-size: var(--text-small);
          font-weight: var(--weight-medium);
        }

        .choices :global(label:hover .choice) {
          color: var(--color-text);
        }

        .choices :global(input:checked + .choice) {
          background: var(--color-accent);
          color: var(--color-on-accent);
        }

        @media (forced-colors: active) {
          .choices :global(input:checked + .choice) {
            background: Highlight;
            color: HighlightText;
            forced-color-adjust: none;
          }
        }
      `}</style>
    </fieldset>
  );
}

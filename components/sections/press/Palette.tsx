import { pressMaterials } from '@/lib/content/company/press';
import { pressColors } from '@/lib/content/company/pressKit';

export function Palette() {
  const { title, names } = pressMaterials.colors;
  return (
    <div>
      <h3 className="below-4">{title}</h3>
      <ul className="palette">
        {pressColors.map(({ value, tone }) => (
          <li className="in-row gap-3" key={value}>
            <span className={`swatch ${tone}`} />
            <span>
              <b>{names[tone]}</b>
              <code>{value}</code>
            </span>
          </li>
        ))}
      </ul>
      <style jsx>{`
        ul {
          display: grid;
          grid-template-columns: repeat(auto-fill, minmax(min(10.5rem, 100%), 1fr));
          gap: var(--space-4);
        }

        li > span:last-child {
          display: grid;
          line-height: 1.3;
        }

        code {
          color: var(--color-text-muted);
          font-family: var(--font-mono);
          font-size: var(--text-caption);
        }

        .swatch {
          flex: none;
          width: 3.5rem;
          height: 3.5rem;
          border: 1px solid var(--color-border);
          border-radius: var(--radius-round);
          print-color-adjust: exact;
          forced-color-adjust: none;
        }

        /* The colors for print and logo, which are the same in both themes. */
        .body {
          background: var(--raw-teal-48);
        }

        .head {
          background: var(--raw-teal-30);
        }

        .stripe {
          background: var(--raw-teal-80);
        }

        .beak {
          background: var(--raw-amber-70);
        }

        .sand {
          background: var(--raw-sand-96);
        }
      `}</style>
    </div>
  );
}

import { pressMaterials } from '@/lib/content/company/press';
import { pressColors } from '@/lib/content/company/pressKit';

export function Palette() {
  const { title, names } = pressMaterials.colors;
  return (
    <div>
      <h3 className="below-4">{title}</h3>
      <ul className="palette gap-4 in-column">
        {pressColors.map(({ value, tone }) => (
          <li className="in-row gap-3" key={value}>
            <span className={`swatch bordered round-ends own-size ${tone}`} />
            <span>
              <b>{names[tone]}</b>
              <code className="muted caption-text">{value}</code>
            </span>
          </li>
        ))}
      </ul>
      <style jsx>{`
        ul {
          grid-template-columns: repeat(auto-fill, minmax(min(10.5rem, 100%), 1fr));
        }

        li > span:last-child {
          display: grid;
          line-height: 1.3;
        }

        code {
          font-family: var(--font-mono);
        }

        .swatch {
          width: 3.5rem;
          height: 3.5rem;
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

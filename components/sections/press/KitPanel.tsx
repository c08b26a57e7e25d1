import { ButtonLink } from '@/components/ui/forms/ButtonLink';
import { Mark } from '@/components/ui/icons/Mark';
import { pressMaterials } from '@/lib/content/company/press';
import { pressKit } from '@/lib/content/company/pressKit';

/** The press kit: the mark on a construction grid, and the one file to download. */
export function KitPanel() {
  const { title, text, label, detail } = pressMaterials.kit;
  return (
    <div className="kit">
      <div className="board" aria-hidden="true">
        <svg
          className="filling"
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
        <p className="detail">{detail}</p>
      </div>
      <style jsx>{`
        .kit {
          display: flex;
          flex-direction: column;
          overflow: hidden;
          border-radius: var(--radius-large);
          background: var(--color-surface-tint-strong);
        }

        .board {
          position: relative;
          flex: 1;
          min-height: 21rem;
          background: var(--color-surface-tint);
        }

        .board > svg {
          position: absolute;
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
          font-size: var(--text-small);
        }
      `}</style>
    </div>
  );
}

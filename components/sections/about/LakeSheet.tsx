import { Mark } from '@/components/ui/Mark';

/**
 * What stands on the lake many times, drawn once for the whole page: the bird on 48 by 48, and reeds on 120 by 220 whose
 * foot is in the water.
 */
export function LakeSheet() {
  return (
    <svg aria-hidden="true" className="sheet" width="0" height="0">
      <symbol id="bird" viewBox="0 0 48 48">
        <Mark size="fill" />
      </symbol>
      {(['reeds', 'reeds-tall'] as const).map((id) => (
        <symbol key={id} id={id} viewBox="0 0 120 220" overflow="visible">
          <path className="leaf" d="M58 220C52 150 34 120 12 104c34 8 52 50 54 116z" />
          <path className="leaf light" d="M66 220c0-70 16-110 44-132-22 34-30 76-32 132z" />
          <path
            className="stalk"
            d={id === 'reeds' ? 'M60 220C58 170 58 130 60 84' : 'M60 220C58 150 60 90 64 24'}
          />
          <path className="stalk" d="M74 220c2-50 6-84 14-112" />
          <rect
            className="head"
            x={id === 'reeds' ? 53 : 57}
            y={id === 'reeds' ? 70 : 20}
            width="13"
            height="46"
            rx="6.5"
          />
          <rect
            className="head"
            x="80"
            y="92"
            width="11"
            height="34"
            rx="5.5"
            transform="rotate(12 86 109)"
          />
        </symbol>
      ))}
      <style jsx>{`
        .sheet {
          position: absolute;
        }

        .leaf {
          fill: var(--art-front);
        }

        .light {
          fill: var(--art-near);
        }

        .stalk {
          fill: none;
          stroke: var(--art-front);
          stroke-width: 4;
        }

        .head {
          fill: var(--art-sand-deep);
        }
      `}</style>
    </svg>
  );
}

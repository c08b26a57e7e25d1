import type { ReactNode } from 'react';
import { CachedDrawing } from '@/components/marketing/CachedDrawing';
import { storeFeatures, storeWords } from '@/lib/content/app/store';
import type { PictureName } from '@/lib/content/subscription/proFeatures';
import type { FeatureName } from '@/lib/contract/subscription';
import { assumedIdentityHelp } from './assumedFeatures';

const pictures: Record<FeatureName, PictureName> = {
  'Network Protection': 'vpn',
  'Data Broker Protection': 'removal',
  'Identity Theft Restoration': 'restoration',
  'Global Identity Theft Restoration': 'guidance',
  'Duck.ai': 'chat',
};

type Props = {
  feature: FeatureName;
  /** True where nobody has said what the plan includes: the chat is then listed only where it is sold. */
  assumed?: boolean;
  /** In place of what the feature is good for; longer, so the action is below it. */
  text?: string | undefined;
  children?: ReactNode;
};

/** One feature in a list: thumbnail, name, one line, and its actions. */
export function FeatureRow({ feature, assumed = false, text, children }: Props) {
  const words = assumed && feature === assumedIdentityHelp ? storeWords.identityHelp : storeFeatures[feature];
  return (
    <li className="in-column" data-flag={assumed && feature === 'Duck.ai' ? 'usePaidDuckAi' : undefined}>
      <div className="thumbnail clipped medium-corners soft-tint" data-screen-only>
        <CachedDrawing name={`pro-pictures.svg#${pictures[feature]}`} fit="frame" />
      </div>
      <div className="words">
        <h3>{words.name}</h3>
        <p className="small-print">{text ?? words.text}</p>
      </div>
      {children ? <div className={text ? 'action below' : 'action'}>{children}</div> : null}
      <style jsx>{`
        li {
          grid-template-columns: auto minmax(0, 1fr) auto;
          align-items: center;
          gap: var(--space-2) var(--space-3);
          padding-block: var(--space-4);
          border-top: 1px solid var(--color-border);
        }

        .thumbnail {
          width: clamp(min(4rem, 20vw), 18vw, 5.5rem);
          aspect-ratio: 11 / 8;
        }

        .words {
          grid-column: 2;
        }

        h3 {
          font-size: var(--text-body);
        }

        p {
          line-height: 1.4;
        }

        .below {
          grid-column: 2;
        }

        /* On a small screen, a button beside the text would leave it three words a line. */
        @media (--below-compact) {
          .action {
            grid-column: 2;
          }
        }
      `}</style>
    </li>
  );
}

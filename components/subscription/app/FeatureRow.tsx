import type { ReactNode } from 'react';
import { ProductPicture } from '@/components/marketing/ProductPicture';
import { storeFeatures } from '@/lib/content/app/store';
import type { PictureName } from '@/lib/content/subscription/proFeatures';
import type { FeatureName } from '@/lib/contract/subscription';

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
  children?: ReactNode;
};

/** One feature in a list: thumbnail, name, one line, and its actions. */
export function FeatureRow({ feature, assumed = false, children }: Props) {
  const words = storeFeatures[feature];
  return (
    <li data-flag={assumed && feature === 'Duck.ai' ? 'usePaidDuckAi' : undefined}>
      <div className="thumbnail">
        <ProductPicture name={pictures[feature]} fit="frame" />
      </div>
      <div className="words">
        <h3>{words.name}</h3>
        <p>{words.text}</p>
      </div>
      {children}
      <style jsx>{`
        li {
          display: flex;
          align-items: center;
          gap: var(--space-3);
          padding-block: var(--space-4);
          border-top: 1px solid var(--color-border);
        }

        .thumbnail {
          flex: none;
          width: clamp(4rem, 18vw, 5.5rem);
          aspect-ratio: 11 / 8;
          overflow: hidden;
          border-radius: var(--radius-medium);
          background: var(--color-surface-tint);
        }

        .words {
          flex: 1;
          min-width: 0;
        }

        h3 {
          font-size: var(--text-body);
        }

        p {
          color: var(--color-text-muted);
          font-size: var(--text-small);
          line-height: 1.4;
        }

        @media print {
          .thumbnail {
            display: none;
          }
        }
      `}</style>
    </li>
  );
}

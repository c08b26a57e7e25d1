import { Badge } from '@/components/ui/Badge';
import { SiteIcon } from '@/components/ui/SiteIcon';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import type { Product } from '@/lib/content/home';
import { ProductPicture } from './ProductPicture';

/** One product as an item of a list: picture, promise, and the one link that the whole card follows. */
export function ProductCard({ product }: { product: Product }) {
  return (
    <li>
      <ProductPicture product={product.id} />
      <div className="words">
        <p className="name">
          {product.name}
          {product.badge ? <Badge tone="highlight">{product.badge}</Badge> : null}
        </p>
        <h3>{product.title}</h3>
        <p className="text">{product.text}</p>
        <a href={product.link.href}>
          {product.link.label}
          <VisuallyHidden>: {product.name}</VisuallyHidden>
          <SiteIcon name="arrowRight" />
        </a>
      </div>
      <style jsx>{`
        li {
          position: relative;
          display: flex;
          flex-direction: column;
          overflow: hidden;
          border: 1px solid var(--color-border);
          border-radius: var(--radius-large);
          background: var(--color-surface-raised);
          transition: box-shadow var(--duration-calm) var(--ease-out);
        }

        li:hover {
          box-shadow: var(--shadow-high);
        }

        .words {
          display: flex;
          flex: 1;
          flex-direction: column;
          align-items: flex-start;
          padding: var(--space-5) var(--space-5) var(--space-4);
        }

        .name {
          display: flex;
          align-items: center;
          gap: var(--space-2);
          min-height: 1.5rem;
          margin-bottom: var(--space-2);
          color: var(--color-accent-text);
          font-size: var(--text-small);
          font-weight: var(--weight-semibold);
        }

        h3 {
          font-size: 1.5rem;
        }

        .text {
          flex: 1;
          margin-top: var(--space-3);
          color: var(--color-text-muted);
        }

        a {
          display: inline-flex;
          align-items: center;
          gap: 0.5rem;
          min-height: 2.75rem;
          margin-top: var(--space-4);
          font-weight: var(--weight-semibold);
          text-decoration: none;
        }

        a:hover {
          text-decoration: underline;
        }

        /* The whole card is the target of a press; the link stays the one thing in the tab order. */
        a::after {
          position: absolute;
          inset: 0;
          content: '';
        }

        @media (max-width: 62rem) {
          li {
            flex-direction: row;
          }

          li > :global(:first-child) {
            flex: 0 0 40%;
          }
        }

        @media (max-width: 42rem) {
          li {
            flex-direction: column;
          }
        }
      `}</style>
    </li>
  );
}

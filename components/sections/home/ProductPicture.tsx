import type { Product } from '@/lib/content/home';
import { productArt } from './productArt';

/** A flat drawing for each product, in layers of the theme's own colours. */
export function ProductPicture({ product }: { product: Product['id'] }) {
  return (
    <svg aria-hidden="true" className={product} viewBox="0 0 400 300" preserveAspectRatio="xMidYMid slice">
      {productArt[product]}
      <style jsx>{`
        svg {
          width: 100%;
          min-height: 14rem;
          background: var(--art-sky);
        }

        .browser {
          background: var(--art-warm);
        }

        .subscription {
          background: var(--color-surface-tint);
        }

        svg :global(.far) {
          fill: var(--art-far);
        }

        .browser :global(.far) {
          fill: var(--art-warm-deep);
        }

        svg :global(.middle) {
          fill: var(--art-middle);
        }

        svg :global(.near) {
          fill: var(--art-near);
        }

        svg :global(.front) {
          fill: var(--art-front);
        }

        svg :global(.wing) {
          fill: var(--art-near);
        }

        svg :global(.paper) {
          fill: var(--art-paper);
        }

        svg :global(.edge) {
          fill: var(--art-paper-edge);
        }

        svg :global(.dot) {
          fill: var(--art-paper);
        }

        svg :global(.sun),
        svg :global(.amber) {
          fill: var(--art-beak);
        }

        svg :global(.glass) {
          fill: var(--art-sky);
          stroke: var(--art-outline);
          stroke-width: 14;
        }

        svg :global(.handle),
        svg :global(.shine),
        svg :global(.tick),
        svg :global(.line),
        svg :global(.light) {
          fill: none;
          stroke: var(--art-outline);
          stroke-width: 18;
          stroke-linecap: round;
          stroke-linejoin: round;
        }

        svg :global(.shine) {
          stroke: var(--art-middle);
          stroke-width: 9;
        }

        svg :global(.tick) {
          stroke: var(--art-on-teal);
          stroke-width: 12;
        }

        svg :global(.line),
        svg :global(.light) {
          stroke: var(--art-near);
          stroke-width: 7;
        }

        svg :global(.light) {
          stroke: var(--art-on-teal);
        }
      `}</style>
    </svg>
  );
}

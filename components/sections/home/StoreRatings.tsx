import { SiteIcon } from '@/components/ui/SiteIcon';
import { homeFigures } from '@/lib/content/home';

/** What people in both stores say, as a figure. */
export function StoreRatings() {
  return (
    <ul className="ratings">
      {homeFigures.ratings.map(({ store, rating, reviews }) => (
        <li key={store}>
          <SiteIcon name="star" size={20} />
          <span>
            <b>{rating}</b> {store}, {reviews}
          </span>
        </li>
      ))}
      <style jsx>{`
        .ratings {
          display: flex;
          flex-wrap: wrap;
          justify-content: center;
          gap: var(--space-2) var(--space-6);
          margin-top: var(--space-4);
          font-size: var(--text-small);
        }

        li {
          display: flex;
          align-items: center;
          gap: 0.5rem;
        }

        li :global(svg) {
          color: var(--color-highlight);
          fill: currentColor;
        }
      `}</style>
    </ul>
  );
}

import { Icon } from '@/components/ui/icons/Icon';

/** Sentences with a tick before each, below each other or, as few words, side by side. */
export function TickList({ items, row = false }: { items: readonly string[]; row?: boolean }) {
  return (
    <ul className={row ? undefined : 'stacked'}>
      {items.map((item) => (
        <li className="gap-2 side-by-side" key={item}>
          <Icon name="check" size={20} />
          {item}
        </li>
      ))}
      <style jsx>{`
        ul {
          display: flex;
          flex-wrap: wrap;
          gap: var(--space-3) var(--space-5);
        }

        li > :global(svg) {
          margin-top: 0.2em;
          color: var(--color-accent-text);
        }
      `}</style>
    </ul>
  );
}

import { Sign } from '@/components/marketing/Sign';

export function TierFeatures({ names }: { names: readonly string[] }) {
  return (
    <ul>
      {names.map((name) => (
        <li key={name}>
          <Sign kind="yes" />
          {name}
        </li>
      ))}
      <style jsx>{`
        ul {
          display: grid;
          gap: var(--space-2);
          padding: 0;
          font-size: var(--text-small);
          list-style: none;
        }

        li {
          display: flex;
          align-items: center;
          gap: var(--space-2);
        }
      `}</style>
    </ul>
  );
}

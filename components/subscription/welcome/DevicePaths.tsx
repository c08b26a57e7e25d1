import { welcomeWords } from '@/lib/content/account/welcome';

/** Where to enter the email address on each device. */
export function DevicePaths() {
  return (
    <dl>
      {welcomeWords.devices.map(({ name, path }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="muted">{path}</dd>
        </div>
      ))}
      <style jsx>{`
        dl {
          display: grid;
          gap: var(--space-3);
          margin-top: var(--space-3);
          padding: var(--space-4);
          border-radius: var(--radius-medium);
          background: var(--color-surface-tint);
          font-size: var(--text-small);
        }

        dt {
          color: var(--color-text);
          font-weight: var(--weight-semibold);
        }
      `}</style>
    </dl>
  );
}

/** A line between two parts, with an optional word on it, as in "or". */
export function Divider({ label }: { label?: string }) {
  return (
    <div className="divider" role={label ? undefined : 'separator'}>
      {label ? <span>{label}</span> : null}
      <style jsx>{`
        .divider {
          display: flex;
          align-items: center;
          gap: var(--space-4);
          color: var(--color-text-muted);
          font-size: var(--text-small);
        }

        .divider::before,
        .divider::after {
          flex: 1;
          border-top: 1px solid var(--color-border);
          content: '';
        }

        .divider:empty {
          gap: 0;
        }
      `}</style>
    </div>
  );
}

/** The value of a row that is a sentence. */
export function LightLine({ children }: { children: string }) {
  return (
    <span>
      {children}
      <style jsx>{`
        span {
          font-weight: var(--weight-regular);
        }
      `}</style>
    </span>
  );
}

/** Announces a change to screen readers. Keep it mounted: they notice a change inside it, but not its insertion. */
export function Announcement({ text }: { text: string }) {
  return (
    <div role="status">
      <span className="spoken">{text}</span>
      <style jsx>{`
        div {
          position: absolute;
        }
      `}</style>
    </div>
  );
}

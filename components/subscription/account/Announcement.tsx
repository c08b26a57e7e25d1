import { VisuallyHidden } from '@/components/ui/VisuallyHidden';

/** Announces a change to screen readers. Keep it mounted: they notice a change inside it, but not its insertion. */
export function Announcement({ text }: { text: string }) {
  return (
    <div role="status">
      <VisuallyHidden>{text}</VisuallyHidden>
      <style jsx>{`
        div {
          position: absolute;
        }
      `}</style>
    </div>
  );
}

import { VisuallyHidden } from '@/components/ui/VisuallyHidden';

/** Says a change of the screen to screen readers. Keep it mounted: they notice a change inside it, not its arrival. */
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

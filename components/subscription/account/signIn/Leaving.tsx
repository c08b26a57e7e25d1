import { FlowLayout } from '@/components/layout/flow/FlowLayout';
import { FocusHeading } from '@/components/subscription/account/FocusHeading';
import { Spinner } from '@/components/ui/Spinner';
import { signInWords } from '@/lib/content/account/signIn';
import type { RoutePath } from '@/lib/content/site/routes';

/** Shown between the sign-in and the page it leads to. */
export function Leaving({ route }: { route: RoutePath }) {
  return (
    <FlowLayout route={route} heading={signInWords.done.heading} intro={signInWords.done.intro}>
      <FocusHeading />
      <div>
        <Spinner size={32} />
        <style jsx>{`
          div {
            display: grid;
            place-items: center;
            min-height: 8rem;
            color: var(--color-accent-text);
          }
        `}</style>
      </div>
    </FlowLayout>
  );
}

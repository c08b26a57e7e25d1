import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/forms/ButtonLink';
import { restorationCodeWords as words } from '@/lib/content/app/appRestoration';
import { useVisit } from '@/lib/hooks/page/useVisit';

/** Nobody is signed in: links to sign in and return, and to subscribe. */
export function SignedOutPanel({ inApp }: { inApp: boolean }) {
  const { link } = useVisit();
  const { heading, text, signIn, activate, subscribe } = words.signedOut;
  return (
    <NextActions heading={heading} text={text}>
      <ButtonLink href={link('/subscriptions/activate', { next: 'restoration' })} wide>
        {inApp ? activate : signIn}
      </ButtonLink>
      <ButtonLink
        href={link(inApp ? '/subscriptions' : '/pro', { featurePage: 'itr' })}
        variant="secondary"
        wide
      >
        {subscribe}
      </ButtonLink>
    </NextActions>
  );
}

/** Somebody is signed in, but the plan does not include this service. */
export function NotEntitled({ inApp }: { inApp: boolean }) {
  const { link } = useVisit();
  const { heading, text, plans, account } = words.refused;
  return (
    <NextActions heading={heading} text={text} focus>
      <ButtonLink href={link(inApp ? '/subscriptions' : '/pro')} wide>
        {plans}
      </ButtonLink>
      {inApp ? null : (
        <ButtonLink href={link('/subscriptions/manage')} variant="secondary" wide>
          {account}
        </ButtonLink>
      )}
    </NextActions>
  );
}

function NextActions({
  heading,
  text,
  focus = false,
  children,
}: {
  heading: string;
  text: string;
  /** True when this replaced what had the focus. */
  focus?: boolean;
  children: ReactNode;
}) {
  return (
    <>
      <h2 tabIndex={-1} ref={focus ? takeFocus : undefined}>
        {heading}
      </h2>
      <p className="muted">{text}</p>
      <div className="in-column gap-3">{children}</div>
    </>
  );
}

/** Of a heading that replaced what had the focus. */
export function takeFocus(heading: HTMLElement | null): void {
  heading?.focus({ preventScroll: true });
}

import { useEffect } from 'react';
import { FlowLayout } from '@/components/layout/flow/FlowLayout';
import { FormSkeleton } from '@/components/subscription/account/FormSkeleton';
import { SignInFirst } from '@/components/subscription/account/signIn/SignInFirst';
import { DetailRows } from '@/components/ui/DetailRows';
import { ButtonLink } from '@/components/ui/forms/ButtonLink';
import { Steps } from '@/components/ui/Steps';
import { activationWords } from '@/lib/content/app/activation';
import type { RoutePath } from '@/lib/content/site/routes';
import { useSession } from '@/lib/hooks/account/useSession';
import { useVisit } from '@/lib/hooks/page/useVisit';

const addEmail = '/subscriptions/activation-flow/another-device/add-email';

type Props = {
  route: RoutePath;
  /** The page is about to close, so nothing is shown that would disappear at once. */
  leaving?: boolean;
};

/** The email address and what to do with it on the other device; an account without one adds it first. */
export function DeviceSteps({ route, leaving = false }: Props) {
  const session = useSession();
  const { ready, link } = useVisit();
  const missing = session.state === 'signedIn' && session.email === null;
  const target = missing && ready && !leaving ? link(addEmail) : null;
  useEffect(() => {
    if (target) window.location.replace(target);
  }, [target]);
  const { heading, intro, address, change, steps, done } = activationWords.another;
  if (session.state === 'signedOut' && !leaving) return <SignInFirst route={route} next="another-device" />;
  const email = session.state === 'signedIn' ? session.email : null;
  const pending = session.state === 'pending' || missing || leaving;
  return (
    <FlowLayout
      route={route}
      heading={heading}
      intro={intro}
      aside={pending ? null : <a href={link('/subscriptions/edit-email')}>{change}</a>}
    >
      {pending ? (
        <div className="pending">
          <FormSkeleton status={activationWords.loading} />
        </div>
      ) : (
        <div className="gap-6 stacked">
          {email ? <DetailRows rows={[{ term: address, value: email }]} /> : null}
          <Steps steps={steps.map(({ title, text }) => ({ title, content: text }))} />
          <ButtonLink wide variant="secondary" href={link('/subscriptions/manage')}>
            {done}
          </ButtonLink>
        </div>
      )}
      <style jsx>{`
        /* As high as the steps, so that the bottom of the page does not move. */
        .pending {
          min-height: 29rem;
        }
      `}</style>
    </FlowLayout>
  );
}

import { useEffect } from 'react';
import { FlowLayout } from '@/components/layout/FlowLayout';
import { FormSkeleton } from '@/components/subscription/account/FormSkeleton';
import { activationWords } from '@/lib/content/app/activation';
import { useVisit } from '@/lib/hooks/useVisit';

const route = '/subscriptions/activation-flow/another-device';
const steps = '/subscriptions/activation-flow/another-device/email';

/** Leads on: apps tell nobody's token at this address, so the next page finds out whether there is an address yet. */
export function AnotherDevice() {
  const { ready, link } = useVisit();
  const target = ready ? link(steps) : null;
  useEffect(() => {
    // Going back must not lead here again, where it would only be sent on.
    if (target) window.location.replace(target);
  }, [target]);
  const { heading, intro } = activationWords.another;
  return (
    <FlowLayout route={route} heading={heading} intro={intro}>
      <FormSkeleton status={activationWords.loading} />
    </FlowLayout>
  );
}

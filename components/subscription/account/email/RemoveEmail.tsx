import { FlowLayout } from '@/components/layout/flow/FlowLayout';
import { BackToSettings } from '@/components/subscription/account/BackToSettings';
import { ScreenError } from '@/components/subscription/account/ScreenError';
import { Reauthenticate } from '@/components/subscription/account/signIn/Reauthenticate';
import { WaysOn } from '@/components/subscription/account/WaysOn';
import { Button } from '@/components/ui/forms/Button';
import { emailWords } from '@/lib/content/account/email';
import { removeEmailWords as words } from '@/lib/content/account/removeEmail';
import type { RoutePath } from '@/lib/content/site/routes';
import { useEmailRemoval } from '@/lib/hooks/account/useEmailRemoval';
import { useStepView } from '@/lib/hooks/page/useStepView';
import { useVisit } from '@/lib/hooks/page/useVisit';

type Props = { route: RoutePath; email: string; onKeep: () => void };

/** Removing the email address: what it means, a new sign-in if the service requires one, done. */
export function RemoveEmail({ route, email, onKeep }: Props) {
  const { link } = useVisit();
  const removal = useEmailRemoval();
  const { step, busy, error } = removal;
  useStepView(step === 'reauthenticate' ? 'email_confirm' : 'email_delete');

  if (step === 'done') {
    const { heading, intro, add } = words.done;
    return (
      <FlowLayout route={route} heading={heading} intro={intro(email)} focused>
        <WaysOn
          ways={[
            [emailWords.changed.manage, link('/subscriptions/manage')],
            [add, link('/subscriptions/add-email')],
          ]}
        >
          <BackToSettings />
        </WaysOn>
      </FlowLayout>
    );
  }
  const keep = (
    <Button variant="secondary" wide onClick={onKeep}>
      {emailWords.edit.cancel}
    </Button>
  );
  if (step === 'reauthenticate') {
    const { heading, send, submit } = emailWords.reauthenticate;
    return (
      <FlowLayout route={route} heading={heading} intro={words.confirmFirst(email)} focused>
        <ScreenError error={error} />
        <Reauthenticate email={email} send={send} submit={submit} onDone={removal.remove} />
        {keep}
      </FlowLayout>
    );
  }
  return (
    <FlowLayout route={route} heading={words.heading} intro={words.intro(email)} focused>
      <ul className="in-column gap-2">
        {words.effects.map((effect) => (
          <li key={effect}>{effect}</li>
        ))}
        <style jsx>{`
          ul {
            padding-left: 1.25rem;
            list-style-type: disc;
          }
        `}</style>
      </ul>
      <ScreenError error={error} />
      <div className="gap-4 stacked">
        <Button variant="danger" wide busyLabel={busy ? words.busy : null} onClick={removal.remove}>
          {words.submit}
        </Button>
        {keep}
      </div>
    </FlowLayout>
  );
}

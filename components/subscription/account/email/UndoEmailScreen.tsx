import { FlowLayout } from '@/components/layout/flow/FlowLayout';
import { NoScript } from '@/components/subscription/account/NoScript';
import { ScreenError } from '@/components/subscription/account/ScreenError';
import { WaysOn } from '@/components/subscription/account/WaysOn';
import { Button } from '@/components/ui/forms/Button';
import { ButtonLink } from '@/components/ui/forms/ButtonLink';
import { Notice } from '@/components/ui/Notice';
import { emailWords } from '@/lib/content/account/email';
import { useEmailUndo } from '@/lib/hooks/account/useEmailUndo';
import { useVisit } from '@/lib/hooks/page/useVisit';

const route = '/subscriptions/undo-email';
const words = emailWords.undo;

/**
 * The target of the link in the mail to the old email address. Opening it changes nothing, as mail scanners open every
 * link; the button does. It is tall, as the token is read once scripts run, and without one there is less to show.
 */
export function UndoEmailScreen() {
  const { step, busy, error, undo } = useEmailUndo();
  const { link } = useVisit();

  if (step === 'done' || step === 'failed' || step === 'missing') {
    return (
      <FlowLayout
        route={route}
        heading={words[step]}
        intro={words.introOf[step]}
        focused={step !== 'missing'}
        tall
      >
        <WaysOn
          ways={[
            [words.signIn, link('/subscriptions/activate')],
            step === 'done' ? null : [words.help, '/help/contact'],
          ]}
        />
      </FlowLayout>
    );
  }
  return (
    <FlowLayout route={route} heading={words.heading} intro={words.intro} tall>
      <NoScript />
      <div data-needs-script>
        <div className="gap-4 stacked">
          <Notice tone="info" silent>
            {words.effect}
          </Notice>
          <ScreenError error={error} />
          <Button wide busyLabel={busy ? words.busy : null} onClick={undo}>
            {words.submit}
          </Button>
          <ButtonLink href={link('/')} variant="secondary" wide>
            {words.leave}
          </ButtonLink>
        </div>
      </div>
    </FlowLayout>
  );
}

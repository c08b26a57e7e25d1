import { FlowLayout } from '@/components/layout/FlowLayout';
import { Button } from '@/components/ui/Button';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Notice } from '@/components/ui/Notice';
import { Stack } from '@/components/ui/Stack';
import { emailWords } from '@/lib/content/account/email';
import { brand } from '@/lib/content/brand';
import { useUndoEmailChange } from '@/lib/hooks/useUndoEmailChange';
import { useVisit } from '@/lib/hooks/useVisit';
import { FocusHeading } from './FocusHeading';
import { NoScript } from './NoScript';
import { ScreenError } from './ScreenError';

const route = '/subscriptions/undo-email';

/** Where the mail to the old address leads. Opening it changes nothing; the button does. */
export function UndoEmailScreen() {
  const { link } = useVisit();
  const { step, busy, error, undo } = useUndoEmailChange();
  const words = emailWords.undo;

  if (step === 'done' || step === 'failed' || step === 'missing') {
    return (
      <FlowLayout route={route} heading={words[step]} intro={words.introOf[step]}>
        {step === 'missing' ? null : <FocusHeading />}
        <Stack>
          <ButtonLink href={link('/subscriptions/activate')} wide>
            {words.signIn}
          </ButtonLink>
          {step === 'done' ? null : (
            <ButtonLink href={brand.helpUrl} variant="secondary" wide>
              {words.help}
            </ButtonLink>
          )}
        </Stack>
      </FlowLayout>
    );
  }
  return (
    <FlowLayout route={route} heading={words.heading} intro={words.intro}>
      <NoScript />
      <div data-needs-script>
        <Stack>
          <Notice tone="info" still>
            {words.effect}
          </Notice>
          <ScreenError error={error && { ...error, place: 'screen' }} />
          <Button wide busyLabel={busy ? words.busy : null} onClick={undo}>
            {words.submit}
          </Button>
          <ButtonLink href={link('/')} variant="secondary" wide>
            {words.leave}
          </ButtonLink>
        </Stack>
      </div>
    </FlowLayout>
  );
}

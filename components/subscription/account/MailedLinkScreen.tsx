import { FlowLayout } from '@/components/layout/flow/FlowLayout';
import { Button } from '@/components/ui/forms/Button';
import { ButtonLink } from '@/components/ui/forms/ButtonLink';
import { Notice } from '@/components/ui/Notice';
import type { RoutePath } from '@/lib/content/site/routes';
import type { MailedLink } from '@/lib/hooks/account/useMailedLink';
import { useVisit } from '@/lib/hooks/page/useVisit';
import { NoScript } from './NoScript';
import { ScreenError } from './ScreenError';
import { WaysOn } from './WaysOn';

type Props = {
  route: RoutePath;
  words: {
    heading: string;
    intro: string;
    effect: string;
    submit: string;
    busy: string;
    leave: string;
    introOf: Readonly<Record<Outcome, string>>;
    signIn: string;
    help: string;
  } & Readonly<Record<Outcome, string>>;
  mailed: MailedLink;
};
type Outcome = 'done' | 'failed' | 'missing';

/**
 * A page opened from a mail. Opening it changes nothing, as mail scanners open every link; the button does. It is tall, as
 * the token is read once scripts run, and without one there is less to show.
 */
export function MailedLinkScreen({ route, words, mailed: { step, busy, error, submit } }: Props) {
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
          <Button wide busyLabel={busy ? words.busy : null} onClick={submit}>
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

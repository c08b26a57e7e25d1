import { useEffect, useRef } from 'react';
import { staticIsland } from '@/components/layout/flow/staticIsland';
import { ButtonGroup } from '@/components/subscription/account/ButtonGroup';
import { Button } from '@/components/ui/forms/Button';
import { ButtonLink } from '@/components/ui/forms/ButtonLink';
import { appWelcomeWords } from '@/lib/content/app/appWelcome';
import { useNativeHost } from '@/lib/hooks/native/useNativeHost';
import { useVisit } from '@/lib/hooks/page/useVisit';
import { backToSettings, notifyApp } from '@/lib/native/actions';
import type { NativeChannel } from '@/lib/native/channel/openChannel';
import type { SubscriberApp } from '@/lib/subscriber/subscriberApp';
import { AppQuestions } from './AppQuestions';

const StaticQuestions = staticIsland(typeof window === 'undefined' ? AppQuestions : null);

type Props = {
  /** Held back until the content above it has its final height. */
  waiting: boolean;
  /** True once access is over, so that there is nothing to set up anywhere. */
  over: boolean;
  /** Whether the questions are on this page; otherwise a link leads to them on the welcome page. */
  here: boolean;
  email: string | null;
  /** The app whose ordinary tab shows this page. */
  tab: SubscriberApp | null;
};

/** Other devices, the account, and the questions that people ask after buying. */
export function WelcomeNext({ waiting, over, here, email, tab }: Props) {
  const channel = useNativeHost()?.channel;
  const { link } = useVisit();
  const openSettings = channel ? () => backToSettings(channel) : tab?.openSettings;
  const questions = useOpenedQuestion(channel);
  const { email: words, manage, faq, settings, tab: inTab } = appWelcomeWords;
  return (
    <div className="next" hidden={waiting} data-needs-script>
      {over ? null : (
        <section className="devices in-column gap-3 padded large-corners soft-tint" aria-labelledby="devices">
          <h2 className="small-title" id="devices">
            {words.title}
          </h2>
          <p>{email ? words.has(email) : words.text}</p>
          {email ? (
            <ButtonLink wide href={link('/subscriptions/activation-flow/another-device/email')}>
              {words.devices}
            </ButtonLink>
          ) : (
            <ButtonLink
              wide
              href={link('/subscriptions/activation-flow/another-device/add-email')}
              onClick={() => channel && notifyApp(channel, 'subscriptionsWelcomeAddEmailClicked')}
            >
              {words.add}
            </ButtonLink>
          )}
        </section>
      )}
      <ButtonGroup>
        <ButtonLink variant="secondary" href={link('/subscriptions/manage')}>
          {manage}
        </ButtonLink>
        {here ? null : (
          <ButtonLink
            variant="quiet"
            href={`${link('/subscriptions/welcome')}#questions`}
            onClick={() => channel && notifyApp(channel, 'subscriptionsWelcomeFaqClicked')}
          >
            {faq}
          </ButtonLink>
        )}
        {openSettings ? (
          <Button variant={tab ? 'secondary' : 'quiet'} onClick={openSettings}>
            {tab ? inTab.settings : settings}
          </Button>
        ) : null}
      </ButtonGroup>
      {here ? (
        <div ref={questions}>
          <StaticQuestions />
        </div>
      ) : null}
      <style jsx>{`
        .next:not([hidden]) {
          display: grid;
          gap: var(--space-5);
        }
      `}</style>
    </div>
  );
}

/** Tells the app of the first question that is opened. The questions are static and have no handlers of their own. */
function useOpenedQuestion(channel: NativeChannel<'subscriptionPages'> | null | undefined) {
  const questions = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!channel) return;
    const tell = () => notifyApp(channel, 'subscriptionsWelcomeFaqClicked');
    const place = questions.current;
    place?.addEventListener('toggle', tell, { capture: true, once: true });
    return () => place?.removeEventListener('toggle', tell, { capture: true });
  }, [channel]);
  return questions;
}

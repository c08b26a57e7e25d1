import { staticIsland } from '@/components/layout/flow/staticIsland';
import { Button } from '@/components/ui/forms/Button';
import { ButtonLink } from '@/components/ui/forms/ButtonLink';
import { appWelcomeWords } from '@/lib/content/app/appWelcome';
import { useNativeHost } from '@/lib/hooks/native/useNativeHost';
import { useVisit } from '@/lib/hooks/page/useVisit';
import { backToSettings, notifyApp } from '@/lib/native/actions';
import type { SubscriberApp } from '@/lib/subscriber/subscriberApp';
import { AppQuestions } from './AppQuestions';

const StaticQuestions = staticIsland(typeof window === 'undefined' ? AppQuestions : null);

type Props = {
  /** Held back until the content above it has its final height. */
  waiting: boolean;
  /** Whether the answers are on this page; otherwise they are on the welcome page. */
  here: boolean;
  email: string | null;
  /** The app whose ordinary tab shows this page. */
  tab: SubscriberApp | null;
};

/** Other devices, the account, and the questions that people ask after buying. */
export function WelcomeNext({ waiting, here, email, tab }: Props) {
  const channel = useNativeHost()?.channel;
  const { link } = useVisit();
  const openSettings = channel ? () => backToSettings(channel) : tab?.openSettings;
  const { email: words, manage, faq, settings } = appWelcomeWords;
  return (
    <section aria-labelledby="devices" hidden={waiting} data-needs-script>
      <div className="devices">
        <h2 id="devices">{words.title}</h2>
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
      </div>
      <div className="links">
        <ButtonLink variant="secondary" href={link('/subscriptions/manage')}>
          {manage}
        </ButtonLink>
        <ButtonLink
          variant="quiet"
          href={here ? '#questions' : `${link('/subscriptions/welcome')}#questions`}
          onClick={() => channel && notifyApp(channel, 'subscriptionsWelcomeFaqClicked')}
        >
          {faq}
        </ButtonLink>
        {openSettings ? (
          <Button variant="quiet" onClick={openSettings}>
            {settings}
          </Button>
        ) : null}
      </div>
      {here ? <StaticQuestions /> : null}
      <style jsx>{`
        section:not([hidden]) {
          display: grid;
          gap: var(--space-5);
        }

        .devices {
          display: grid;
          gap: var(--space-3);
          padding: var(--space-5);
          border-radius: var(--radius-large);
          background: var(--color-surface-tint);
        }

        h2 {
          font-size: var(--text-title-3);
        }

        .links {
          display: flex;
          flex-wrap: wrap;
          gap: var(--space-2);
        }

        @media (--below-compact) {
          .links {
            display: grid;
          }
        }
      `}</style>
    </section>
  );
}

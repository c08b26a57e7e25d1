import { FlowFrame } from '@/components/layout/flow/FlowFrame';
import type { Store } from '@/components/subscription/app/useStorefront';
import { WelcomeFeatures } from '@/components/subscription/app/WelcomeFeatures';
import { WelcomeNext } from '@/components/subscription/app/WelcomeNext';
import { Icon } from '@/components/ui/icons/Icon';
import { appWelcomeWords } from '@/lib/content/app/appWelcome';
import type { RoutePath } from '@/lib/content/site/routes';
import { isActiveStatus, type SubscriptionStatus } from '@/lib/contract/subscription';
import { isFine, SubscribedStanding } from './SubscribedStanding';

type Props = {
  route: RoutePath;
  /** True right after buying or activating. */
  fresh: boolean;
  store: Store;
};

const { heading, subscribed, over: overWords, intro, tab, withoutScript } = appWelcomeWords;

/** For a subscriber in an app: each feature one press away, and other devices; or what to do once access is over. */
export function SubscribedScreen({ route, fresh, store }: Props) {
  const { subscription } = store.account;
  const over = subscription !== null && !isActiveStatus(subscription.status);
  const waiting = store.front.kind === 'pending';
  const settled = isSettled(store.account, fresh);
  const introText = store.front.kind === 'web' ? tab.intro : intro;
  return (
    <FlowFrame route={route} width="open">
      <div className="welcome in-column">
        <div className="head">
          <span className={`mark in-middle round-ends ${settled ? 'on-accent' : 'strong-tint accent-text'}`}>
            <Icon name={settled ? 'check' : 'info'} size={24} />
          </span>
          <h1>{over ? overHeading(subscription.status) : fresh ? heading : subscribed}</h1>
          {over ? null : <p className={`muted above-2 ${fresh && waiting ? 'unsaid' : ''}`}>{introText}</p>}
          <SubscribedStanding account={store.account} fresh={fresh} />
        </div>
        <noscript>{withoutScript}</noscript>
        {/* What ends the wait is a separate element, so that nothing that was there moves. */}
        {over ? null : <WelcomeFeatures key={waiting ? 'waiting' : 'known'} store={store} />}
        <WelcomeNext waiting={waiting} over={over} here={fresh} email={store.account.email} tab={store.tab} />
      </div>
      <style jsx>{`
        .welcome {
          grid-template-columns: minmax(0, 1fr);
          gap: var(--space-6) clamp(var(--space-6), 5vw, var(--space-9));
          max-width: 40rem;
          margin-inline: auto;
        }

        .mark {
          width: 3.25rem;
          height: 3.25rem;
          margin-bottom: var(--space-4);
        }

        h1 {
          font-size: min(clamp(1.75rem, 1.4rem + 1.8vw, 2.5rem), 12vw);
          line-height: 1.1;
        }

        /* Not before the service answers, which may say that nothing was bought. */
        .unsaid {
          visibility: hidden;
        }
      `}</style>
    </FlowFrame>
  );
}

/** False when there is something to do first, or when the service knows of no subscription that was just bought. */
function isSettled({ state, subscription }: Store['account'], fresh: boolean): boolean {
  return subscription ? isFine(subscription) : !(fresh && state === 'known');
}

function overHeading(status: SubscriptionStatus): string {
  return status === 'Inactive' ? overWords.inactive : overWords.ended;
}

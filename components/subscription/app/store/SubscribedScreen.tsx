import { FlowFrame } from '@/components/layout/flow/FlowFrame';
import type { Store } from '@/components/subscription/app/useStorefront';
import { WelcomeFeatures } from '@/components/subscription/app/WelcomeFeatures';
import { WelcomeNext } from '@/components/subscription/app/WelcomeNext';
import { Icon } from '@/components/ui/icons/Icon';
import { appWelcomeWords } from '@/lib/content/app/appWelcome';
import { dayForReader } from '@/lib/content/days';
import type { RoutePath } from '@/lib/content/site/routes';
import { isActiveStatus, type Subscription } from '@/lib/contract/subscription';
import { standingText } from '@/lib/subscriptions/standing';

type Props = {
  route: RoutePath;
  /** True right after buying or activating. */
  fresh: boolean;
  store: Store;
};

/** For a subscriber in an app: the subscription, each of its features one press away, and a link to other devices. */
export function SubscribedScreen({ route, fresh, store }: Props) {
  return (
    <FlowFrame route={route} width="open">
      <div className="welcome">
        <div className="head">
          <span className="mark">
            <Icon name="check" size={24} />
          </span>
          <h1>{fresh ? appWelcomeWords.heading : appWelcomeWords.subscribed}</h1>
          <p className={fresh && store.front.kind === 'pending' ? 'unsaid' : undefined}>
            {appWelcomeWords.intro}
          </p>
          <p className="dated">{store.account.subscription ? dated(store.account.subscription) : null}</p>
        </div>
        <noscript>{appWelcomeWords.withoutScript}</noscript>
        <WelcomeFeatures store={store} />
        <WelcomeNext
          waiting={store.front.kind === 'pending'}
          here={fresh}
          email={store.account.email}
          tab={store.tab}
        />
      </div>
      <style jsx>{`
        .welcome {
          display: grid;
          grid-template-columns: minmax(0, 1fr);
          gap: var(--space-6) clamp(var(--space-6), 5vw, var(--space-9));
          max-width: 40rem;
          margin-inline: auto;
        }

        .mark {
          display: grid;
          place-items: center;
          width: 3.25rem;
          height: 3.25rem;
          margin-bottom: var(--space-4);
          border-radius: var(--radius-round);
          background: var(--color-accent);
          color: var(--color-on-accent);
        }

        h1 {
          font-size: min(clamp(1.75rem, 1.4rem + 1.8vw, 2.5rem), 12vw);
          letter-spacing: var(--tracking-title);
          line-height: 1.1;
        }

        p {
          margin-top: var(--space-2);
          color: var(--color-text-muted);
        }

        /* Nothing is ready before the service says so, which may also say that nothing was bought. */
        .unsaid {
          visibility: hidden;
        }

        .dated {
          min-height: 1lh;
          color: var(--color-text);
          font-weight: var(--weight-medium);
        }
      `}</style>
    </FlowFrame>
  );
}

function dated(subscription: Subscription): string {
  if (isActiveStatus(subscription.status)) return standingText(subscription);
  return appWelcomeWords.ended(dayForReader(subscription.expiresOrRenewsAt));
}

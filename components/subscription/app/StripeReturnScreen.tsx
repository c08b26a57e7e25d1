import { FlowLayout } from '@/components/layout/flow/FlowLayout';
import { NoScript } from '@/components/subscription/account/NoScript';
import { WaysOn } from '@/components/subscription/account/WaysOn';
import { WelcomePicture } from '@/components/subscription/welcome/WelcomePicture';
import { Spinner } from '@/components/ui/Spinner';
import { appWelcomeWords } from '@/lib/content/app/appWelcome';
import { useVisit } from '@/lib/hooks/page/useVisit';
import { useStripeReturn } from '@/lib/hooks/purchase/useStripeReturn';
import { UndoneScreen } from './UndoneScreen';

const route = '/subscriptions/welcome/stripe';

/** The return into an app from a payment or billing page; the app must be told before the page continues. */
export function StripeReturnScreen() {
  const { link } = useVisit();
  const { state, undone, next, changed } = useStripeReturn();
  const { web, stripeWeb } = appWelcomeWords;
  const words = appWelcomeWords[changed ? 'stripeChange' : 'stripe'];
  if (state === 'web') {
    return (
      <FlowLayout route={route} heading={stripeWeb.heading} intro={stripeWeb.intro} tall>
        <WaysOn ways={[[web.account, link('/subscriptions/manage')]]} />
      </FlowLayout>
    );
  }
  if (undone) return <UndoneScreen route={route} undone={undone} />;
  return (
    <FlowLayout route={route} heading={words.heading} intro={words.intro} tall>
      <WelcomePicture waiting={state !== 'done'} />
      <NoScript />
      <div className="progress in-column gap-4" data-needs-script>
        <div className="line in-row gap-3 accent-text">
          {state === 'pending' ? <Spinner size={32} /> : null}
          <p className="muted" role="status">
            {state === 'slow' ? words.slow : state === 'done' ? words.done : words.working}
          </p>
        </div>
        {state === 'pending' ? null : <WaysOn ways={[[words.next, next]]} />}
      </div>
      <style jsx>{`
        .progress {
          align-content: start;
          min-height: 9rem;
        }

        .line {
          min-height: 2rem;
        }
      `}</style>
    </FlowLayout>
  );
}

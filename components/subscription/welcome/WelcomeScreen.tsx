import dynamic, { type DynamicOptionsLoadingProps } from 'next/dynamic';
import { useEffect } from 'react';
import { FlowLayout } from '@/components/layout/flow/FlowLayout';
import { undoneTitle } from '@/components/subscription/account/billing/undoneTitle';
import { NoScript } from '@/components/subscription/account/NoScript';
import { WaysOn } from '@/components/subscription/account/WaysOn';
import { Button } from '@/components/ui/forms/Button';
import { manageWords } from '@/lib/content/account/manage';
import { welcomeWords } from '@/lib/content/account/welcome';
import { countReturnedPurchase } from '@/lib/experiments/countPurchase';
import { useVisit } from '@/lib/hooks/page/useVisit';
import { tabStorage } from '@/lib/storage/tabStorage';
import { usePurchaseConfirmation } from './usePurchaseConfirmation';
import { Waiting } from './Waiting';
import { WelcomePicture } from './WelcomePicture';

const route = '/pro/welcome';
const loadReady = () => import('./WelcomeReady').then((loaded) => loaded.WelcomeReady);

/** Fetched while the purchase is awaited, so that the first view of the page does not wait for it. */
const WelcomeReady = dynamic(loadReady, { ssr: false, loading: ReadyPending });

const UndoneQuestion = dynamic(
  () =>
    import('@/components/subscription/account/billing/UndoneQuestion').then(
      (loaded) => loaded.UndoneQuestion,
    ),
  { ssr: false, loading: ReadyPending },
);

/** The return from the payment page: waits until the subscription has arrived, then says what to do next. */
export function WelcomeScreen() {
  const { link } = useVisit();
  const arrival = usePurchaseConfirmation();
  const { step } = arrival;
  useCountedPurchase(step === 'ready');
  useEffect(() => {
    void loadReady().catch(() => {});
  }, []);
  const words = arrival.step === 'undone' ? undoneTitle(arrival.undone) : welcomeWords[arrival.step];
  const intro = arrival.step === 'ready' && arrival.email ? welcomeWords.ready.introLastStep : words.intro;
  const { notFound } = welcomeWords;
  const seePlans: [string, string][] = step === 'paid' ? [] : [[notFound.seePlans, link('/pro')]];
  const waiting = step === 'opening' || step === 'waiting' || step === 'slow';
  return (
    <FlowLayout
      route={route}
      heading={words.heading}
      intro={intro}
      focused={step === 'ready' || step === 'undone'}
      tall
    >
      {step === 'undone' ? null : <WelcomePicture waiting={waiting} first />}
      <NoScript text={welcomeWords.withoutScript} />
      {/* What ends the wait is a separate element and does not reuse the one before. */}
      <div key={waiting ? 'waiting' : step} data-needs-script>
        {arrival.step === 'ready' ? (
          <WelcomeReady
            subscription={arrival.subscription}
            accountId={arrival.accountId}
            email={arrival.email}
            offered={arrival.offered}
          />
        ) : arrival.step === 'undone' ? (
          <UndoneQuestion undone={arrival.undone} />
        ) : arrival.step === 'notFound' || arrival.step === 'paid' ? (
          <WaysOn
            ways={[...seePlans, [notFound.signIn, link('/subscriptions/activate', { next: 'welcome' })]]}
          />
        ) : (
          <Waiting status={arrival.step}>
            {arrival.step === 'slow' || arrival.step === 'failed' ? (
              <Button variant="secondary" icon="refresh" wide onClick={arrival.reload}>
                {arrival.step === 'slow' ? welcomeWords.slow.reload : manageWords.retry}
              </Button>
            ) : null}
          </Waiting>
        )}
      </div>
    </FlowLayout>
  );
}

/** Until it is fetched; when that failed, with a way to try again. */
function ReadyPending({ error, retry }: DynamicOptionsLoadingProps) {
  return (
    <Waiting status={error ? 'failed' : 'opening'}>
      {error ? (
        <Button variant="secondary" icon="refresh" wide onClick={retry}>
          {manageWords.retry}
        </Button>
      ) : null}
    </Waiting>
  );
}

/** Counts the purchase for the experiments it was part of, once it has arrived. */
function useCountedPurchase(arrived: boolean): void {
  useEffect(() => {
    if (arrived) countReturnedPurchase(window.location.search, tabStorage());
  }, [arrived]);
}

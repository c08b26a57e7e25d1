import { FlowLayout } from '@/components/layout/flow/FlowLayout';
import { WaysOn } from '@/components/subscription/account/WaysOn';
import { SubscribedScreen } from '@/components/subscription/app/store/SubscribedScreen';
import { appWelcomeWords } from '@/lib/content/app/appWelcome';
import { useNativeHost } from '@/lib/hooks/native/useNativeHost';
import { useVisit } from '@/lib/hooks/page/useVisit';
import { UndoneScreen } from './UndoneScreen';
import { useStorefront } from './useStorefront';

const route = '/subscriptions/welcome';

/** After a purchase or an activation. The app knows the subscription, so the page does not wait for the service. */
export function AppWelcomeScreen() {
  const host = useNativeHost();
  const { link } = useVisit();
  const store = useStorefront();
  const { web } = appWelcomeWords;
  if (!host || host.inApp) {
    const { undone } = store.account;
    if (undone) return <UndoneScreen route={route} undone={undone} />;
    return <SubscribedScreen route={route} fresh store={store} />;
  }
  return (
    <FlowLayout route={route} heading={web.heading} intro={web.intro}>
      <WaysOn
        ways={[
          [web.account, link('/subscriptions/manage')],
          [web.plans, link('/pro')],
        ]}
      />
    </FlowLayout>
  );
}

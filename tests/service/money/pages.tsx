import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { InvoiceItem } from '@/components/subscription/account/billing/InvoiceItem';
import { planChangeSentences } from '@/components/subscription/account/billing/planChangeSentences';
import { UndoneQuestion } from '@/components/subscription/account/billing/UndoneQuestion';
import { undoneTitle } from '@/components/subscription/account/billing/undoneTitle';
import { DeletionConsequences } from '@/components/subscription/account/manage/DeletionConsequences';
import { SubscriptionOverview } from '@/components/subscription/account/manage/SubscriptionOverview';
import { SubscribedScreen } from '@/components/subscription/app/store/SubscribedScreen';
import { Subscribed } from '@/components/subscription/plans/Subscribed';
import { WelcomeReady } from '@/components/subscription/welcome/WelcomeReady';
import type { AccountResponse } from '@/lib/contract/auth';
import type { Invoice } from '@/lib/contract/billing';
import type { Subscription } from '@/lib/contract/subscription';
import type { UndonePurchase } from '@/lib/contract/wire';
import { OpenedSearch } from '@/lib/hooks/page/openedSearch';
import { mayBuyAgain } from '@/lib/subscriptions/standing';
import { textOfMarkup } from './claims';

export { planChangeSentences };

export type AccountAnswers = {
  subscription: Subscription | null;
  undone: UndonePurchase | null;
  invoices: readonly Invoice[];
  account: AccountResponse;
};

/** What the pages say to a subscriber to whom the service gives these answers: their real components, as text. */
export function pagesFor({
  subscription,
  undone,
  invoices,
  account,
}: AccountAnswers): Record<string, string> {
  if (!subscription) return undone ? { question: questionOf(undone) } : {};
  const sold = !mayBuyAgain(subscription);
  return {
    account: shown(
      <>
        <SubscriptionOverview subscription={subscription} email={null} />
        {invoices.map((invoice) => (
          <InvoiceItem key={invoice.number} invoice={invoice} />
        ))}
      </>,
    ),
    deletion: shown(
      <DeletionConsequences
        subscription={subscription}
        storeMayCharge={account.charging_store !== undefined}
      />,
    ),
    ...(sold
      ? {
          pro: shown(<Subscribed subscription={subscription} manageHref="/" onUpgrade={null} />),
          welcome: shown(
            <WelcomeReady subscription={subscription} accountId="account" email={null} offered={null} />,
          ),
        }
      : {}),
    app: shown(
      <SubscribedScreen
        route="/subscriptions"
        fresh={false}
        store={{
          channel: null,
          front: { kind: 'web' },
          tab: null,
          subscribed: true,
          account: { state: 'known', subscription, undone: null, features: [], email: null },
          features: [],
        }}
      />,
    ),
  };
}

function questionOf(undone: UndonePurchase): string {
  const { heading, intro } = undoneTitle(undone);
  return `${heading} ${intro} ${shown(<UndoneQuestion undone={undone} />)}`;
}

function shown(page: ReactNode): string {
  return textOfMarkup(renderToStaticMarkup(<OpenedSearch value="">{page}</OpenedSearch>));
}

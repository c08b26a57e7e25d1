import { Button } from '@/components/ui/forms/Button';
import { ButtonLink } from '@/components/ui/forms/ButtonLink';
import { Notice } from '@/components/ui/Notice';
import { plansWords } from '@/lib/content/app/appPlans';
import { useVisit } from '@/lib/hooks/page/useVisit';
import type { SubscriberApp } from '@/lib/subscriber/subscriberApp';

type WebProps = {
  /** Whether the app around this ordinary tab knows a subscriber. */
  subscribed: boolean;
  tab: SubscriberApp | null;
};

/** Where no app sells on the page: the plans of the web, or for a subscriber those in the app and the account. */
export function PlansOnWeb({ subscribed, tab }: WebProps) {
  const { link, origin } = useVisit();
  const upgrade = tab?.openUpgrade;
  const { title, text, plans, upgrade: upgradeLabel, own } = plansWords.web;
  if (subscribed) {
    return (
      <Notice
        silent
        title={own.title}
        actions={
          <>
            {upgrade ? <Button onClick={() => upgrade(origin)}>{upgradeLabel}</Button> : null}
            <ButtonLink variant="secondary" href={link('/subscriptions/manage')}>
              {own.manage}
            </ButtonLink>
          </>
        }
      >
        <p>{own.text}</p>
      </Notice>
    );
  }
  return (
    <Notice silent title={title} actions={<ButtonLink href={`${link('/pro')}#plans`}>{plans}</ButtonLink>}>
      <p>{text}</p>
    </Notice>
  );
}

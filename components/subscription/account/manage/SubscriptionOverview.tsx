import { emailRow } from '@/components/subscription/account/email/emailRow';
import { ScreenError } from '@/components/subscription/account/ScreenError';
import { DetailRows } from '@/components/ui/DetailRows';
import { Button } from '@/components/ui/forms/Button';
import { ButtonLink } from '@/components/ui/forms/ButtonLink';
import { manageWords } from '@/lib/content/account/manage';
import { isActiveStatus, type Subscription } from '@/lib/contract/subscription';
import { useBillingPortal } from '@/lib/hooks/account/useBillingPortal';
import { useVisit } from '@/lib/hooks/page/useVisit';
import { usePlansPath } from '@/lib/hooks/purchase/usePlansPath';
import { StatusPanel } from './StatusPanel';

type Props = { subscription: Subscription; email: string | null };

/** Status, address and billing of a subscription. */
export function SubscriptionOverview({ subscription, email }: Props) {
  const { link } = useVisit();
  const shop = usePlansPath();
  const portal = useBillingPortal();
  const { status, platform } = subscription;
  const store = platform === 'apple' || platform === 'google' ? manageWords.store[platform] : null;
  const billing =
    store?.intro ?? (status === 'Expired' ? manageWords.billingEnded : manageWords.billingIntro);
  const busyLabel = portal.busy ? manageWords.openingPortal : null;
  return (
    <>
      <ScreenError error={portal.error && { ...portal.error, scope: 'screen' }} />
      <StatusPanel
        subscription={subscription}
        action={
          status === 'Grace Period' && !store ? (
            <Button size="small" busyLabel={busyLabel} onClick={portal.open}>
              {manageWords.updateCard}
            </Button>
          ) : isActiveStatus(status) ? null : (
            <ButtonLink size="small" href={link(shop)}>
              {manageWords.again}
            </ButtonLink>
          )
        }
      />
      <DetailRows
        rows={[
          emailRow(email, link),
          {
            term: manageWords.billing,
            value: <span className="light">{billing}</span>,
            action: (
              <Button
                variant="secondary"
                size="small"
                iconAfter="external"
                busyLabel={busyLabel}
                onClick={portal.open}
              >
                {store?.open ?? manageWords.openPortal}
              </Button>
            ),
          },
        ]}
      />
      <style jsx>{`
        .light {
          font-weight: var(--weight-regular);
        }
      `}</style>
    </>
  );
}

import { Button } from '@/components/ui/forms/Button';
import { ButtonLink } from '@/components/ui/forms/ButtonLink';
import { Notice } from '@/components/ui/Notice';
import { appWelcomeWords } from '@/lib/content/app/appWelcome';
import { dayForReader } from '@/lib/content/days';
import { isActiveStatus, type Subscription } from '@/lib/contract/subscription';
import type { AppAccount } from '@/lib/hooks/native/useAppAccount';
import { useVisit } from '@/lib/hooks/page/useVisit';
import { holdText, isStorePlatform, standingOf, standingText } from '@/lib/subscriptions/standing';

type Props = {
  account: AppAccount;
  /** True right after buying or activating, when what the service says may be older than what was bought. */
  fresh: boolean;
};

const { notThere, unread, ended, payment, manage, seePlans, reload } = appWelcomeWords;

/** How the subscription stands, and what to do about it where something must be done. */
export function SubscribedStanding({ account, fresh }: Props) {
  const { link } = useVisit();
  const { subscription } = account;
  if (!subscription || isFine(subscription)) {
    const text = subscription ? standingText(subscription) : unknownText(account, fresh);
    return text === null ? null : (
      <p className="above-2 medium-weight">
        {text}
        <style jsx>{`
          p {
            min-height: 1lh;
          }
        `}</style>
      </p>
    );
  }
  const active = isActiveStatus(subscription.status);
  const remedy = remedyOf(subscription);
  return (
    <div className="above-4">
      <Notice
        tone={standingOf(subscription) === 'ended' ? 'info' : 'warning'}
        actions={
          remedy ? (
            <>
              <ButtonLink size="small" href={link(remedy.path)}>
                {remedy.label}
              </ButtonLink>
              {fresh && !active ? (
                <Button
                  size="small"
                  variant="secondary"
                  icon="refresh"
                  onClick={() => window.location.reload()}
                >
                  {reload}
                </Button>
              ) : null}
            </>
          ) : null
        }
      >
        {noticeText(subscription)}
      </Notice>
    </div>
  );
}

/** True when there is nothing to do about it. */
export function isFine(subscription: Subscription): boolean {
  const standing = standingOf(subscription);
  return isActiveStatus(subscription.status) && standing !== 'grace' && standing !== 'lastDays';
}

/** Empty while it is being asked for; null where there is nothing to say. */
function unknownText({ state }: AppAccount, fresh: boolean): string | null {
  if (state === 'pending') return '';
  if (state === 'failed' || state === 'refused') return unread;
  return fresh ? notThere : null;
}

function noticeText(subscription: Subscription): string {
  const text = standingText(subscription);
  switch (standingOf(subscription)) {
    case 'ended':
      return ended(dayForReader(subscription.expiresOrRenewsAt));
    case 'inactive':
      return `${text} ${holdText(subscription)}`;
    case 'grace':
      return `${text} ${payment.advice}`;
    default:
      return text;
  }
}

/** The account page leads on to where payment is changed, or a pause is ended. */
function remedyOf(
  subscription: Subscription,
): { path: '/subscriptions' | '/subscriptions/manage'; label: string } | null {
  const standing = standingOf(subscription);
  const held = standing === 'inactive' && isStorePlatform(subscription.platform);
  const label = subscription.paused ? manage : payment.action;
  if (standing === 'grace' || held) return { path: '/subscriptions/manage', label };
  if (standing === 'lastDays') return null;
  return { path: '/subscriptions', label: seePlans };
}

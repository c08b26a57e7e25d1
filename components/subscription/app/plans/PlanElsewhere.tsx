import { ScreenError } from '@/components/subscription/account/ScreenError';
import { Button } from '@/components/ui/forms/Button';
import { ButtonLink } from '@/components/ui/forms/ButtonLink';
import { Notice } from '@/components/ui/Notice';
import { plansWords } from '@/lib/content/app/appPlans';
import type { Subscription } from '@/lib/contract/subscription';
import { useVisit } from '@/lib/hooks/page/useVisit';
import { useCardPlanChange } from '@/lib/hooks/purchase/useCardPlanChange';

/** For a subscriber whose plan was sold by another store: where to change it, or a link there if the app allows one. */
export function PlanElsewhere({ current }: { current: Subscription }) {
  const { link } = useVisit();
  const { open, busy, error } = useCardPlanChange(current);
  const { title, manage, byCard, ...texts } = plansWords.elsewhere;
  const { platform } = current;
  if (open) {
    return (
      <>
        <ScreenError error={error && { ...error, scope: 'screen' }} />
        <Notice
          silent
          title={byCard.title}
          actions={
            <Button busyLabel={busy ? byCard.opening : null} onClick={open}>
              {byCard.open}
            </Button>
          }
        >
          <p>{byCard.text}</p>
        </Notice>
      </>
    );
  }
  return (
    <Notice
      silent
      title={title}
      actions={<ButtonLink href={link('/subscriptions/manage')}>{manage}</ButtonLink>}
    >
      <p>{platform === 'apple' || platform === 'google' ? texts[platform] : texts.stripe}</p>
    </Notice>
  );
}

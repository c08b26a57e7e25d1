import { useState } from 'react';
import { ButtonLink } from '@/components/ui/forms/ButtonLink';
import { ChoicePills } from '@/components/ui/forms/ChoicePills';
import { subscriptionFeedbackWords as words } from '@/lib/content/account/subscriptionFeedback';
import { brand } from '@/lib/content/brand';
import { AccountSection } from './AccountSection';

/** One question about all parts, then a mail that the person writes: where the flag useUnifiedFeedback is on. */
export function SubscriptionFeedback() {
  const [part, setPart] = useState<string | null>(null);
  const chosen = words.parts.find(({ id }) => id === part)?.label ?? words.title;
  const subject = encodeURIComponent(words.subject(chosen));
  return (
    <div data-flag="useUnifiedFeedback">
      <AccountSection heading={words.title} intro={words.note}>
        <div data-needs-script>
          <ChoicePills
            name="part"
            legend={words.legend}
            options={words.parts}
            chosen={part}
            onChoose={setPart}
          />
        </div>
        <div>
          <ButtonLink variant="secondary" href={`mailto:${brand.supportEmail}?subject=${subject}`}>
            {words.mail}
          </ButtonLink>
        </div>
      </AccountSection>
    </div>
  );
}

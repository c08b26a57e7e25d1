import { FlowLayout } from '@/components/layout/flow/FlowLayout';
import { BackToSettings } from '@/components/subscription/account/BackToSettings';
import { WaysOn } from '@/components/subscription/account/WaysOn';
import { Notice } from '@/components/ui/Notice';
import { emailWords } from '@/lib/content/account/email';
import type { RoutePath } from '@/lib/content/site/routes';
import { useVisit } from '@/lib/hooks/page/useVisit';

/** Where the visitor came from and where they go next. */
export type AddEmailStart = 'account' | 'welcome' | 'device';

type Props = { startedFrom: AddEmailStart; route: RoutePath; email: string };

/** What the confirmed address can be used for, and where to go next. */
export function EmailAdded({ startedFrom, route, email }: Props) {
  const { link } = useVisit();
  const { heading, intro, next, manage, welcome, device } = emailWords.added;
  return (
    <FlowLayout route={route} heading={heading} intro={intro(email)} focused>
      <div className="gap-4 stacked">
        <Notice tone="success" silent>
          {next}
        </Notice>
        <WaysOn
          ways={[
            startedFrom === 'device'
              ? [device, link('/subscriptions/activation-flow/another-device/email')]
              : null,
            startedFrom === 'welcome' ? [welcome, link('/pro/welcome')] : null,
            [manage, link('/subscriptions/manage')],
          ]}
        >
          <BackToSettings />
        </WaysOn>
      </div>
    </FlowLayout>
  );
}

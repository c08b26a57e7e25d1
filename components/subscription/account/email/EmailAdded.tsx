import { FlowLayout } from '@/components/layout/flow/FlowLayout';
import { BackToSettings } from '@/components/subscription/account/BackToSettings';
import { FocusHeading } from '@/components/subscription/account/FocusHeading';
import { ButtonLink } from '@/components/ui/forms/ButtonLink';
import { Notice } from '@/components/ui/Notice';
import { Stack } from '@/components/ui/Stack';
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
    <FlowLayout route={route} heading={heading} intro={intro(email)}>
      <FocusHeading />
      <Stack>
        <Notice tone="success" silent>
          {next}
        </Notice>
        {startedFrom === 'device' ? (
          <ButtonLink href={link('/subscriptions/activation-flow/another-device/email')} wide>
            {device}
          </ButtonLink>
        ) : null}
        {startedFrom === 'welcome' ? (
          <ButtonLink href={link('/pro/welcome')} wide>
            {welcome}
          </ButtonLink>
        ) : null}
        <ButtonLink
          href={link('/subscriptions/manage')}
          variant={startedFrom === 'account' ? 'primary' : 'secondary'}
          wide
        >
          {manage}
        </ButtonLink>
        <BackToSettings />
      </Stack>
    </FlowLayout>
  );
}

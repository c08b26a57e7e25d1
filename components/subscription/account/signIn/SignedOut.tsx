import { FlowLayout } from '@/components/layout/flow/FlowLayout';
import { FocusHeading } from '@/components/subscription/account/FocusHeading';
import { ButtonLink } from '@/components/ui/forms/ButtonLink';
import { Stack } from '@/components/ui/Stack';
import { manageWords } from '@/lib/content/account/manage';
import type { RoutePath } from '@/lib/content/site/routes';
import { useVisit } from '@/lib/hooks/page/useVisit';

export type SignedOutKind = 'here' | 'everywhere';

type Props = {
  route: RoutePath;
  kind: SignedOutKind;
  /** Whether a code can be mailed to the account's own address. */
  hasEmail: boolean;
};

/** What is shown after signing out. */
export function SignedOut({ route, kind, hasEmail }: Props) {
  const { link } = useVisit();
  const heading = kind === 'here' ? manageWords.signedOut : manageWords.signedOutEverywhere;
  const intro = hasEmail ? manageWords.signedOutIntro : manageWords.signedOutIntroNoEmail;
  return (
    <FlowLayout route={route} heading={heading} intro={intro}>
      <FocusHeading />
      <Stack>
        <ButtonLink href={link('/subscriptions/activate')} wide>
          {manageWords.signIn}
        </ButtonLink>
        <ButtonLink href={link('/')} variant="secondary" wide>
          {manageWords.home}
        </ButtonLink>
      </Stack>
    </FlowLayout>
  );
}

import { FlowLayout } from '@/components/layout/flow/FlowLayout';
import { WaysOn } from '@/components/subscription/account/WaysOn';
import { manageWords } from '@/lib/content/account/manage';
import type { RoutePath } from '@/lib/content/site/routes';
import { useVisit } from '@/lib/hooks/page/useVisit';

export type SignedOutKind = 'here' | 'everywhere';

/** `hasEmail`: whether a code can be mailed to the account's own address. */
type Props = { route: RoutePath; kind: SignedOutKind; hasEmail: boolean };

export function SignedOut({ route, kind, hasEmail }: Props) {
  const { link } = useVisit();
  const heading = kind === 'here' ? manageWords.signedOut : manageWords.signedOutEverywhere;
  const intro = hasEmail ? manageWords.signedOutIntro : manageWords.signedOutIntroNoEmail;
  return (
    <FlowLayout route={route} heading={heading} intro={intro} focused>
      <WaysOn
        ways={[
          [manageWords.signIn, link('/subscriptions/activate')],
          [manageWords.home, link('/')],
        ]}
      />
    </FlowLayout>
  );
}

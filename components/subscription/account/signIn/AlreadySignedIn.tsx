import { FlowLayout } from '@/components/layout/flow/FlowLayout';
import { WaysOn } from '@/components/subscription/account/WaysOn';
import { Button } from '@/components/ui/forms/Button';
import { returnPages } from '@/lib/content/account/returnPages';
import { signInWords } from '@/lib/content/account/signIn';
import type { RoutePath } from '@/lib/content/site/routes';

type AlreadyProps = { route: RoutePath; email: string | null; target: string; onOther: () => void };

/** For visitors who want to sign in but already are. */
export function AlreadySignedIn({ route, email, target, onOther }: AlreadyProps) {
  const { heading, intro, manage, next, other } = signInWords.already;
  return (
    <FlowLayout route={route} heading={heading} intro={intro(email)}>
      <WaysOn ways={[[target.startsWith(returnPages.manage) ? manage : next, target]]}>
        <Button variant="secondary" wide onClick={onOther}>
          {other}
        </Button>
      </WaysOn>
    </FlowLayout>
  );
}

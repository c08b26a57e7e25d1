import { FlowLayout } from '@/components/layout/flow/FlowLayout';
import { Button } from '@/components/ui/forms/Button';
import { ButtonLink } from '@/components/ui/forms/ButtonLink';
import { Stack } from '@/components/ui/Stack';
import { returnPages } from '@/lib/content/account/returnPages';
import { signInWords } from '@/lib/content/account/signIn';
import type { RoutePath } from '@/lib/content/site/routes';

type Props = { route: RoutePath; email: string | null; target: string; onOther: () => void };

/** For visitors who want to sign in but already are. */
export function AlreadySignedIn({ route, email, target, onOther }: Props) {
  const { heading, intro, manage, next, other } = signInWords.already;
  return (
    <FlowLayout route={route} heading={heading} intro={intro(email)}>
      <Stack>
        <ButtonLink href={target} wide>
          {target.startsWith(returnPages.manage) ? manage : next}
        </ButtonLink>
        <Button variant="secondary" wide onClick={onOther}>
          {other}
        </Button>
      </Stack>
    </FlowLayout>
  );
}

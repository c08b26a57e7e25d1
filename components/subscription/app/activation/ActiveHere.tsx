import { FlowLayout } from '@/components/layout/flow/FlowLayout';
import { ButtonLink } from '@/components/ui/forms/ButtonLink';
import { Stack } from '@/components/ui/Stack';
import { activationWords } from '@/lib/content/app/activation';
import type { RoutePath } from '@/lib/content/site/routes';
import { useVisit } from '@/lib/hooks/page/useVisit';

const addEmail = '/subscriptions/activation-flow/another-device/add-email';
const otherDevice = '/subscriptions/activation-flow/another-device/email';

/** The subscription is active on this device: links to the next device and to the account. */
export function ActiveHere({ route, email }: { route: RoutePath; email: string | null }) {
  const { link } = useVisit();
  const { heading, intro, another, addEmail: add, manage } = activationWords.signedIn;
  return (
    <FlowLayout route={route} heading={heading} intro={intro(email)}>
      <Stack>
        <ButtonLink wide href={link(email === null ? addEmail : otherDevice)}>
          {email === null ? add : another}
        </ButtonLink>
        <ButtonLink wide variant="secondary" href={link('/subscriptions/manage')}>
          {manage}
        </ButtonLink>
      </Stack>
    </FlowLayout>
  );
}

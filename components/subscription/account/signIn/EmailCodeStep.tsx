import { useEffect, useState } from 'react';
import { FlowLayout } from '@/components/layout/flow/FlowLayout';
import { Announcement } from '@/components/subscription/account/Announcement';
import { emailWords } from '@/lib/content/account/email';
import { formWords } from '@/lib/content/account/forms';
import type { RoutePath } from '@/lib/content/site/routes';
import type { EmailChange } from '@/lib/hooks/account/useEmailChange';
import { CodeForm } from './CodeForm';

/** The code that verifies the new email address. */
export function EmailCodeStep({ route, change }: { route: RoutePath; change: EmailChange }) {
  const { heading, submit } = emailWords.confirm;
  const intro = formWords.sentTo(change.email);
  // Screen readers notice a change in a live region, but not one that comes with its text.
  const [said, setSaid] = useState('');
  useEffect(() => setSaid(intro), [intro]);
  return (
    <FlowLayout route={route} heading={heading} intro={intro}>
      <Announcement text={said} />
      <CodeForm submit={submit} code={change} onChangeAddress={change.changeAddress} />
    </FlowLayout>
  );
}

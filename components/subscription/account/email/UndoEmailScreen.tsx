import { MailedLinkScreen } from '@/components/subscription/account/MailedLinkScreen';
import { undoEmailChange } from '@/lib/auth/v2';
import { emailWords } from '@/lib/content/account/email';
import { useMailedLink } from '@/lib/hooks/account/useMailedLink';
import { tabStateKeys } from '@/lib/storage/tabState';

/** The target of the link in the mail to the old email address. Undoing the change signs out every device. */
export function UndoEmailScreen() {
  const mailed = useMailedLink(tabStateKeys.undoEmailToken, undoEmailChange, (client) =>
    client.session.forget({ everywhere: true }),
  );
  return <MailedLinkScreen route="/subscriptions/undo-email" words={emailWords.undo} mailed={mailed} />;
}

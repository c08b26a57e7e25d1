import { MailedLinkScreen } from '@/components/subscription/account/MailedLinkScreen';
import { unlockBrowser } from '@/lib/auth/v2';
import { signInWords } from '@/lib/content/account/signIn';
import { useMailedLink } from '@/lib/hooks/account/useMailedLink';
import { tabStateKeys } from '@/lib/storage/tabState';

/** Linked from the mail about too many attempts: lets this browser use what is reserved for the account's own. */
export function UnlockScreen() {
  const mailed = useMailedLink(tabStateKeys.unlockToken, unlockBrowser);
  return <MailedLinkScreen route="/subscriptions/unlock" words={signInWords.unlock} mailed={mailed} />;
}

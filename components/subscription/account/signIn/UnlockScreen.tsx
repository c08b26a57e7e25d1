import { MailedLinkScreen } from '@/components/subscription/account/MailedLinkScreen';
import { unlockBrowser } from '@/lib/auth/v2';
import { signInWords } from '@/lib/content/account/signIn';
import { useMailedLink } from '@/lib/hooks/account/useMailedLink';

/** Where the mail about too many tries leads: this browser may go on with what is kept for the account's own. */
export function UnlockScreen() {
  const mailed = useMailedLink('unlock-token', unlockBrowser);
  return <MailedLinkScreen route="/subscriptions/unlock" words={signInWords.unlock} mailed={mailed} />;
}

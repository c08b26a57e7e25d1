import { AddEmailScreen } from '@/components/subscription/account/AddEmailScreen';
import { routes } from '@/lib/content/routes';
import { usePageView } from '@/lib/hooks/usePageView';

/** A flow: React takes over, because the account is the visitor's own. */
export default function AddEmailAfterPurchasePage() {
  usePageView(routes['/pro/add-email'].event);
  return <AddEmailScreen place="welcome" />;
}

import { ManageScreen } from '@/components/subscription/account/manage/ManageScreen';
import { usePageView } from '@/lib/hooks/page/usePageView';

/** A flow: React hydrates it because the account is the visitor's own. */
export default function ManagePage() {
  usePageView('manage');
  return <ManageScreen />;
}

import { Page } from '@/components/layout/page/Page';
import { Landing } from '@/components/subscription/landing/Landing';
import { usePageView } from '@/lib/hooks/page/usePageView';

/** A flow: React hydrates it because prices, account and purchase are the visitor's own. */
export default function ProPage() {
  usePageView('pro');
  return (
    <Page route="/pro">
      <Landing />
    </Page>
  );
}

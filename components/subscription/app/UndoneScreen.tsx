import dynamic from 'next/dynamic';
import { FlowLayout } from '@/components/layout/flow/FlowLayout';
import { undoneTitle } from '@/components/subscription/account/billing/undoneTitle';
import type { RoutePath } from '@/lib/content/site/routes';
import type { UndonePurchase } from '@/lib/contract/wire';

const UndoneQuestion = dynamic(
  () =>
    import('@/components/subscription/account/billing/UndoneQuestion').then(
      (loaded) => loaded.UndoneQuestion,
    ),
  { ssr: false },
);

type Props = { route: RoutePath; undone: UndonePurchase };

/** In an app, in the place of a welcome: nothing was bought, and the buyer is asked whether to pay. */
export function UndoneScreen({ route, undone }: Props) {
  const { heading, intro } = undoneTitle(undone);
  return (
    <FlowLayout route={route} heading={heading} intro={intro} focused>
      <UndoneQuestion undone={undone} />
    </FlowLayout>
  );
}

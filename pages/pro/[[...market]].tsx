import { Page } from '@/components/layout/page/Page';
import { Landing } from '@/components/subscription/landing/Landing';
import { usePageView } from '@/lib/hooks/page/usePageView';
import { type Market, marketNamed, marketNames } from '@/lib/subscriptions/market';

type Props = { market: Market | null };
type Parameters = { params: { market?: string[] } };

/** A flow: React hydrates it because account and purchase are the visitor's own. */
export default function ProPage({ market }: Props) {
  usePageView('pro');
  return (
    <Page route="/pro">
      <Landing market={market} />
    </Page>
  );
}

/** Built once without a market and once for each; the server sends the visitor's (server/main/pages/marketPage). */
export function getStaticPaths() {
  return {
    paths: [[], ...marketNames.map((name) => [name])].map((market) => ({ params: { market } })),
    fallback: false,
  };
}

export function getStaticProps({ params: { market = [] } }: Parameters): { props: Props } {
  return { props: { market: market[0] ? marketNamed(market[0]) : null } };
}

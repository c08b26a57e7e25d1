import { Page } from '@/components/layout/Page';
import { FigureBand } from '@/components/sections/home/FigureBand';
import { Hero } from '@/components/sections/home/Hero';
import { Products } from '@/components/sections/home/Products';
import { Questions } from '@/components/sections/home/Questions';
import { SubscriptionCall } from '@/components/sections/home/SubscriptionCall';

export const config = { unstable_runtimeJS: false };

export default function HomePage() {
  return (
    <Page route="/">
      <Hero />
      <Products />
      <FigureBand />
      <SubscriptionCall />
      <Questions />
    </Page>
  );
}

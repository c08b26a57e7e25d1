import { Page } from '@/components/layout/page/Page';
import { LatestPosts } from '@/components/marketing/LatestPosts';
import { PageShore } from '@/components/marketing/PageShore';
import { AboutFigures } from '@/components/sections/about/AboutFigures';
import { AboutHero } from '@/components/sections/about/AboutHero';
import { AboutHiring } from '@/components/sections/about/AboutHiring';
import { AboutIdea } from '@/components/sections/about/AboutIdea';
import { Podcast } from '@/components/sections/about/Podcast';
import { Timeline } from '@/components/sections/about/Timeline';

export const config = { unstable_runtimeJS: false };

export default function AboutPage() {
  return (
    <Page route="/about" enhancements={['lists/carousel', 'forms/newsletterForm', 'lists/blogPostList']}>
      <AboutHero />
      <AboutFigures />
      <AboutIdea />
      <Timeline />
      <LatestPosts />
      <AboutHiring />
      <Podcast />
      <PageShore route="/about" />
    </Page>
  );
}

import { Page } from '@/components/layout/page/Page';
import { BeforeAfter } from '@/components/marketing/BeforeAfter';
import { NewsletterForm } from '@/components/marketing/NewsletterForm';
import { PageHero } from '@/components/marketing/PageHero';
import { PageShore } from '@/components/marketing/PageShore';
import { Points } from '@/components/marketing/Points';
import { Section } from '@/components/marketing/Section';
import { Envelope } from '@/components/sections/newsletter/Envelope';
import { newsletterContents, newsletterHero, newsletterPromises } from '@/lib/content/company/newsletter';

export const config = { unstable_runtimeJS: false };

export default function NewsletterPage() {
  const { title, lead, rows, usualLabel, oursLabel } = newsletterPromises;
  return (
    <Page route="/newsletter" enhancements={['forms/newsletterForm']}>
      <PageHero
        title={newsletterHero.title}
        lead={newsletterHero.lead}
        ground="warm"
        aside={<Envelope />}
        rests
      >
        <NewsletterForm page="/newsletter" />
      </PageHero>
      <Section id="contents" title={newsletterContents.title}>
        <Points items={newsletterContents.items} layout="rows" />
      </Section>
      <Section id="promises" title={title} lead={lead} tone="deep" layout="side">
        <BeforeAfter
          before={usualLabel}
          after={oursLabel}
          rows={rows.map(({ usual, ours }) => ({ before: usual, after: ours }))}
        />
      </Section>
      <PageShore route="/newsletter" />
    </Page>
  );
}

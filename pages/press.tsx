import { Page } from '@/components/layout/page/Page';
import { LatestPosts } from '@/components/marketing/LatestPosts';
import { PageHero } from '@/components/marketing/PageHero';
import { PageShore } from '@/components/marketing/PageShore';
import { Section } from '@/components/marketing/Section';
import { FactSheet } from '@/components/sections/press/FactSheet';
import { Materials } from '@/components/sections/press/Materials';
import { PressMission } from '@/components/sections/press/PressMission';
import { ButtonLink } from '@/components/ui/forms/ButtonLink';
import { ButtonRow } from '@/components/ui/forms/ButtonRow';
import { pressContact, pressHero } from '@/lib/content/company/press';

export const config = { unstable_runtimeJS: false };

export default function PressPage() {
  return (
    <Page route="/press" enhancements={['lists/blogPostList']}>
      <PageHero {...pressHero} ground="warm" aside={<FactSheet />}>
        <ButtonRow>
          <ButtonLink href="#materials" data-event="page.press.materials.click">
            {pressHero.jump}
          </ButtonLink>
          <ButtonLink
            href={`mailto:${pressContact.email}`}
            variant="quiet"
            data-event="page.press.email.click"
          >
            {pressHero.mail}
          </ButtonLink>
        </ButtonRow>
      </PageHero>
      <PressMission />
      <Materials />
      <LatestPosts tone="warm" />
      <Section id="contact" title={pressContact.title} lead={pressContact.text} tone="tint" layout="side">
        <a href={`mailto:${pressContact.email}`} data-event="page.press.email.click">
          {pressContact.email}
        </a>
      </Section>
      <PageShore route="/press" />
    </Page>
  );
}

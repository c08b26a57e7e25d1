import { Page } from '@/components/layout/page/Page';
import { PageShore } from '@/components/marketing/PageShore';
import { Points } from '@/components/marketing/Points';
import { Section } from '@/components/marketing/Section';
import { Values } from '@/components/sections/howWeWork/Values';
import { Week } from '@/components/sections/howWeWork/Week';
import { WorkHero } from '@/components/sections/howWeWork/WorkHero';
import { ButtonLink } from '@/components/ui/forms/ButtonLink';
import { ButtonRow } from '@/components/ui/forms/ButtonRow';
import { workFacts } from '@/lib/content/company/howWeWork';

export const config = { unstable_runtimeJS: false };

export default function HowWeWorkPage() {
  const { title, rows, link, roles } = workFacts;
  return (
    <Page route="/how-we-work">
      <WorkHero />
      <Values />
      <Week />
      <Section
        id="facts"
        title={title}
        action={
          <ButtonRow>
            <ButtonLink href={roles.href}>{roles.label}</ButtonLink>
            <ButtonLink href={link.href} variant="secondary">
              {link.label}
            </ButtonLink>
          </ButtonRow>
        }
      >
        <Points items={rows} layout={3} />
      </Section>
      <PageShore route="/how-we-work" />
    </Page>
  );
}

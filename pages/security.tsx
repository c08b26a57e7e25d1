import { Page } from '@/components/layout/page/Page';
import { PageHero } from '@/components/marketing/PageHero';
import { Points } from '@/components/marketing/Points';
import { RowTable } from '@/components/marketing/RowTable';
import { Section } from '@/components/marketing/Section';
import { Sign } from '@/components/marketing/Sign';
import { SecurityReport } from '@/components/sections/security/SecurityReport';
import { TestingRules } from '@/components/sections/security/TestingRules';
import { ButtonLink } from '@/components/ui/forms/ButtonLink';
import { securityWords } from '@/lib/content/help/securityWords';
import { localUrl } from '@/lib/content/site/languages/localUrl';

export const config = { unstable_runtimeJS: false };

export default function SecurityPage() {
  const { hero, built, stored } = securityWords;
  return (
    <Page route="/security">
      <PageHero route="/security" title={hero.title} lead={hero.lead}>
        <ButtonLink href="#report">{hero.report}</ButtonLink>
      </PageHero>
      <Section id="built" title={built.title}>
        <Points items={built.items} layout={2} mark={() => <Sign kind="yes" disc />} />
      </Section>
      <Section id="stored" title={stored.title} lead={stored.lead} tone="warm">
        <RowTable
          caption={stored.title}
          first={stored.what}
          columns={[stored.how, stored.long]}
          rows={stored.rows.map(({ what, how, long }) => ({ head: what, cells: [how, long] }))}
        />
        <p>
          <a href={localUrl(stored.policy.href)}>{stored.policy.label}</a>
        </p>
      </Section>
      <SecurityReport />
      <TestingRules />
    </Page>
  );
}

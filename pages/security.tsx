import { Page } from '@/components/layout/page/Page';
import { PageHero } from '@/components/marketing/PageHero';
import { SecurityBuilt } from '@/components/sections/security/SecurityBuilt';
import { SecurityReport } from '@/components/sections/security/SecurityReport';
import { StoredData } from '@/components/sections/security/StoredData';
import { TestingRules } from '@/components/sections/security/TestingRules';
import { ButtonLink } from '@/components/ui/forms/ButtonLink';
import { securityWords } from '@/lib/content/help/securityWords';

export const config = { unstable_runtimeJS: false };

export default function SecurityPage() {
  const { title, lead, report } = securityWords.hero;
  return (
    <Page route="/security">
      <PageHero route="/security" title={title} lead={lead}>
        <ButtonLink href="#report">{report}</ButtonLink>
      </PageHero>
      <SecurityBuilt />
      <StoredData />
      <SecurityReport />
      <TestingRules />
    </Page>
  );
}

import { Page } from '@/components/layout/page/Page';
import { CompareHero } from '@/components/sections/compare/CompareHero';
import { CompareMethod } from '@/components/sections/compare/CompareMethod';
import { ComparisonTable } from '@/components/sections/compare/ComparisonTable';
import { Legend } from '@/components/sections/compare/Legend';
import { ClosingCall } from '@/components/sections/downloads/ClosingCall';
import { compareWords } from '@/lib/content/downloadPages/compare';

export const config = { unstable_runtimeJS: false };

export default function ComparePrivacyPage() {
  return (
    <Page route="/compare-privacy" enhancements={['downloads/downloadButton']}>
      <CompareHero />
      <div className="page-column">
        <Legend />
        <ComparisonTable event="page.compare_privacy.browser.click" />
      </div>
      <CompareMethod />
      <ClosingCall
        route="/compare-privacy"
        {...compareWords.action}
        page="compare"
        event="compare_privacy"
        others
      />
    </Page>
  );
}

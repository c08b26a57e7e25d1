import { Page } from '@/components/layout/Page';
import { PageShore } from '@/components/marketing/PageShore';
import { PageQuestions } from '@/components/sections/downloads/PageQuestions';
import { Changes } from '@/components/sections/extension/Changes';
import { ExtensionHero } from '@/components/sections/extension/ExtensionHero';
import { GetMobile } from '@/components/sections/extension/GetMobile';
import { NextSteps } from '@/components/sections/extension/NextSteps';
import { FigureBand } from '@/components/sections/home/FigureBand';
import { extensionWords } from '@/lib/content/downloadPages/extension';

export const config = { unstable_runtimeJS: false };

export default function ExtensionSuccessPage() {
  return (
    <Page route="/extension-success">
      <ExtensionHero />
      <Changes />
      <NextSteps />
      <FigureBand />
      <PageQuestions {...extensionWords.questions} />
      <GetMobile />
      <PageShore route="/extension-success" />
    </Page>
  );
}

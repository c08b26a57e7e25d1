import { Page } from '@/components/layout/page/Page';
import { PageShore } from '@/components/marketing/PageShore';
import { Section } from '@/components/marketing/Section';
import { PageQuestions } from '@/components/sections/downloads/PageQuestions';
import { Changes } from '@/components/sections/extension/Changes';
import { ExtensionHero } from '@/components/sections/extension/ExtensionHero';
import { GetMobile } from '@/components/sections/extension/GetMobile';
import { Quotes } from '@/components/sections/extension/Quotes';
import { FigureBand } from '@/components/sections/home/FigureBand';
import { Steps } from '@/components/ui/Steps';
import { extensionWords } from '@/lib/content/downloadPages/extension';
import { quotes } from '@/lib/content/home/quotes';

export const config = { unstable_runtimeJS: false };

export default function ExtensionSuccessPage() {
  const { title, lead, steps } = extensionWords.next;
  return (
    <Page route="/extension-success" enhancements={['lists/carousel', 'counting/keptInstallWeek']}>
      <ExtensionHero />
      <Changes />
      <Section id="next" title={title} lead={lead} tone="warm" layout="side">
        <Steps steps={steps.map((step) => ({ title: step.title, content: <p>{step.text}</p> }))} />
      </Section>
      <GetMobile />
      <FigureBand {...extensionWords.company} />
      <Quotes quotes={quotes} />
      <PageQuestions {...extensionWords.questions} />
      <PageShore route="/extension-success" />
    </Page>
  );
}

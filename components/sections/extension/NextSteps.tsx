import { Section } from '@/components/marketing/Section';
import { Steps } from '@/components/ui/Steps';
import { extensionWords } from '@/lib/content/downloadPages/extension';

export function NextSteps() {
  const { title, lead, steps } = extensionWords.next;
  return (
    <Section id="next" title={title} lead={lead} tone="warm" layout="side">
      <Steps steps={steps.map((step) => ({ title: step.title, content: <p>{step.text}</p> }))} />
    </Section>
  );
}

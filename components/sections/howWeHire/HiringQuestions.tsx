import { Section } from '@/components/marketing/Section';
import { Accordion } from '@/components/ui/Accordion';
import { ButtonLink } from '@/components/ui/forms/ButtonLink';
import { ButtonRow } from '@/components/ui/forms/ButtonRow';
import { hiringQuestions } from '@/lib/content/company/howWeHire';

export function HiringQuestions() {
  const { title, items, closing, contact } = hiringQuestions;
  return (
    <Section
      id="questions"
      title={title}
      layout="side"
      action={
        <ButtonRow>
          <ButtonLink href={closing.href}>{closing.label}</ButtonLink>
          <ButtonLink href={contact.href} variant="secondary">
            {contact.label}
          </ButtonLink>
        </ButtonRow>
      }
    >
      <Accordion
        items={items.map(({ id, question, answer }) => ({
          id: `project-${id}`,
          title: question,
          content: <p>{answer}</p>,
        }))}
      />
    </Section>
  );
}

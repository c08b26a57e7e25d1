import { Section } from '@/components/marketing/Section';
import { Accordion } from '@/components/ui/Accordion';
import { ButtonLink } from '@/components/ui/forms/ButtonLink';
import { hiringQuestions } from '@/lib/content/company/howWeHire';

export function HiringQuestions() {
  const { title, items, closing, contact } = hiringQuestions;
  return (
    <Section id="questions" title={title} layout="side">
      <Accordion
        items={items.map(({ id, question, answer }) => ({
          id: `project-${id}`,
          title: question,
          content: <p>{answer}</p>,
        }))}
      />
      <p className="closing">
        <ButtonLink href={closing.href}>{closing.label}</ButtonLink>
        <ButtonLink href={contact.href} variant="secondary">
          {contact.label}
        </ButtonLink>
      </p>
      <style jsx>{`
        .closing {
          display: flex;
          flex-wrap: wrap;
          gap: var(--space-3);
          margin-top: var(--space-7);
        }
      `}</style>
    </Section>
  );
}

import { PageQuestions } from '@/components/sections/downloads/PageQuestions';
import { ButtonLink } from '@/components/ui/forms/ButtonLink';
import { ButtonRow } from '@/components/ui/forms/ButtonRow';
import { hiringQuestions } from '@/lib/content/company/howWeHire';

export function HiringQuestions() {
  const { title, items, closing, contact } = hiringQuestions;
  const action = (
    <ButtonRow>
      <ButtonLink href={closing.href}>{closing.label}</ButtonLink>
      <ButtonLink href={contact.href} variant="secondary">
        {contact.label}
      </ButtonLink>
    </ButtonRow>
  );
  const anchored = items.map((item) => ({ ...item, id: `project-${item.id}` }));
  return <PageQuestions title={title} items={anchored} action={action} />;
}

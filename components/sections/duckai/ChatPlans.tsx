import { RowTable } from '@/components/marketing/RowTable';
import { Section } from '@/components/marketing/Section';
import { ButtonLink } from '@/components/ui/forms/ButtonLink';
import { chatPlans } from '@/lib/content/productPages/chat';

export function ChatPlans() {
  const { title, columns, rows, link } = chatPlans;
  return (
    <Section id="plans" title={title} tone="warm" layout="side">
      <RowTable
        caption={title}
        columns={columns.slice(1)}
        rows={rows.map(({ topic, free, more }) => ({ head: topic, cells: [free, more] }))}
      />
      <ButtonLink href={link.href} variant="secondary">
        {link.label}
      </ButtonLink>
    </Section>
  );
}

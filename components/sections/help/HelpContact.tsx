import { Points } from '@/components/marketing/Points';
import { Section } from '@/components/marketing/Section';
import { ButtonLink } from '@/components/ui/forms/ButtonLink';
import { helpWords } from '@/lib/content/help/helpWords';

/** What to do when the list has no answer, and where else people look. */
export function HelpContact() {
  const { contact, more } = helpWords;
  return (
    <Section
      id="contact"
      title={contact.title}
      lead={contact.text}
      tone="deep"
      layout="side"
      action={<ButtonLink href="/help/contact">{contact.action}</ButtonLink>}
    >
      <Points items={more} />
    </Section>
  );
}

import { PaidChatText } from '@/components/marketing/PaidChatText';
import { Section } from '@/components/marketing/Section';
import { ButtonLink } from '@/components/ui/forms/ButtonLink';
import { removalProduct } from '@/lib/content/app/removalProduct';

/** The next step: the plan that includes it, or the app for those who have the plan. */
export function RemovalClosing() {
  const { title, action, have } = removalProduct.closing;
  return (
    <Section
      id="closing"
      title={title}
      lead={<PaidChatText {...removalProduct.closing} />}
      layout="center"
      action={<ButtonLink href="/pro?featurePage=pir">{action}</ButtonLink>}
    >
      <p className="small-print">{have}</p>
    </Section>
  );
}

import { PaidChatText } from '@/components/marketing/PaidChatText';
import { Container } from '@/components/ui/Container';
import { ButtonLink } from '@/components/ui/forms/ButtonLink';
import { removalProduct } from '@/lib/content/app/removalProduct';

/** The next step: the plan that includes it, or the app for those who have the plan. */
export function RemovalClosing() {
  const { title, action, have } = removalProduct.closing;
  return (
    <section className="band" aria-labelledby="closing-title">
      <Container width="text">
        <h2 id="closing-title">{title}</h2>
        <p>
          <PaidChatText {...removalProduct.closing} />
        </p>
        <ButtonLink href="/pro?featurePage=pir">{action}</ButtonLink>
        <p className="have">{have}</p>
      </Container>
      <style jsx>{`
        .band {
          text-align: center;
        }

        h2 {
          font-size: var(--text-title-1);
        }

        p {
          margin-block: var(--space-4) var(--space-5);
          color: var(--color-text-muted);
          font-size: var(--text-lead);
        }

        .have {
          margin-bottom: 0;
          font-size: var(--text-small);
        }
      `}</style>
    </section>
  );
}

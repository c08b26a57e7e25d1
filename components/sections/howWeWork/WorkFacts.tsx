import { Container } from '@/components/ui/Container';
import { ButtonLink } from '@/components/ui/forms/ButtonLink';
import { ButtonRow } from '@/components/ui/forms/ButtonRow';
import { workFacts } from '@/lib/content/company/howWeWork';

export function WorkFacts() {
  const { title, rows, link, roles } = workFacts;
  return (
    <section className="band" aria-labelledby="facts-title">
      <Container>
        <h2 className="section-title" id="facts-title">
          {title}
        </h2>
        <dl>
          {rows.map((row) => (
            <div key={row.title}>
              <dt>{row.title}</dt>
              <dd>{row.text}</dd>
            </div>
          ))}
        </dl>
        <ButtonRow>
          <ButtonLink href={roles.href}>{roles.label}</ButtonLink>
          <ButtonLink href={link.href} variant="secondary">
            {link.label}
          </ButtonLink>
        </ButtonRow>
      </Container>
      <style jsx>{`
        dl {
          display: grid;
          grid-template-columns: repeat(3, minmax(0, 1fr));
          gap: var(--space-6) var(--space-8);
          margin-block: var(--space-7);
        }

        dt {
          margin-bottom: var(--space-2);
          padding-top: var(--space-4);
          border-top: 3px solid var(--color-accent);
          font-size: var(--text-title-2);
          font-weight: var(--weight-semibold);
          letter-spacing: var(--tracking-title);
          line-height: var(--leading-title);
        }

        dd {
          color: var(--color-text-muted);
        }

        @media (--below-wide) {
          dl {
            grid-template-columns: minmax(0, 1fr);
          }
        }
      `}</style>
    </section>
  );
}

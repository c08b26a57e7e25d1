import { Page } from '@/components/layout/page/Page';
import { Container } from '@/components/ui/Container';
import { ButtonLink } from '@/components/ui/forms/ButtonLink';
import { type ErrorKind, type ErrorPageContent, errorPages } from '@/lib/content/site/errors/errorPages';
import type { RoutePath } from '@/lib/content/site/routes';
import { DivingDuck } from './DivingDuck';
import { ErrorScene } from './ErrorScene';
import { RainyDuck } from './RainyDuck';
import { sceneArt } from './sceneArt';

type Props = { route: RoutePath; kind: ErrorKind };

/** The page for errors: what happened in plain words, and a way to continue. */
export function ErrorPage({ route, kind }: Props) {
  const { code, title, text, steps, links }: ErrorPageContent = errorPages[kind];
  return (
    <Page route={route}>
      <section>
        <Container>
          <div className="words">
            <p className="code small-text strong-weight round-ends">{code}</p>
            <h1 className="display-title">{title}</h1>
            <p className="lead-text text">{text}</p>
            {steps ? (
              <ol className="raised-panel gap-3">
                {steps.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
            ) : null}
            <ul className="wrapping gap-2">
              {links.map((link, index) => (
                <li key={link.href}>
                  <ButtonLink href={link.href} variant={index === 0 ? 'primary' : 'quiet'}>
                    {link.label}
                  </ButtonLink>
                </li>
              ))}
            </ul>
          </div>
        </Container>
        <div className="picture" data-screen-only>
          {picture(kind)}
        </div>
      </section>
      <style jsx>{`
        section {
          background: linear-gradient(var(--color-surface), var(--art-sky));
        }

        .words {
          padding-top: var(--space-above-title);
          text-align: center;
        }

        .code {
          display: inline-block;
          padding: 0.25rem 0.875rem;
          background: var(--color-surface-tint-strong);
          color: var(--color-accent-text-hover);
        }

        h1 {
          margin-top: var(--space-4);
        }

        .text {
          max-width: 34rem;
          margin: var(--space-5) auto var(--space-6);
          text-wrap: balance;
        }

        ol {
          display: grid;
          max-width: 38rem;
          margin: 0 auto var(--space-6);
          padding: var(--space-5) clamp(var(--space-4), 3vw, var(--space-6));
          counter-reset: step;
          text-align: left;
        }

        ol li {
          display: grid;
          grid-template-columns: 1.75rem minmax(0, 1fr);
          gap: var(--space-3);
          counter-increment: step;
        }

        ol li::before {
          display: grid;
          place-items: center;
          width: 1.75rem;
          height: 1.75rem;
          border-radius: var(--radius-round);
          background: var(--color-surface-tint-strong);
          color: var(--color-accent-text-hover);
          content: counter(step);
          font-size: var(--text-small);
          font-weight: var(--weight-semibold);
        }

        ul {
          justify-content: center;
        }

        /* As high as the drawings are at the window's width (420 to 1200): less would cut off their tops. */
        .picture {
          height: clamp(16rem, 35vw, 44rem);
          margin-top: var(--space-5);
          overflow: hidden;
        }
      `}</style>
    </Page>
  );
}

function picture(kind: ErrorKind) {
  if (kind === 'notFound') return <DivingDuck />;
  return kind === 'serverError' ? <RainyDuck /> : <ErrorScene>{sceneArt[kind]}</ErrorScene>;
}

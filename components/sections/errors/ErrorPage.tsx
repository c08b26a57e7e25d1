import { Page } from '@/components/layout/page/Page';
import { ButtonLink } from '@/components/ui/forms/ButtonLink';
import { Steps } from '@/components/ui/Steps';
import { type ErrorKind, type ErrorPageContent, errorPages } from '@/lib/content/site/errors/errorPages';
import type { RoutePath } from '@/lib/content/site/routes';

export function ErrorPage({ route, kind }: { route: RoutePath; kind: ErrorKind }) {
  const { code, title, text, steps, links }: ErrorPageContent = errorPages[kind];
  return (
    <Page route={route}>
      <section className="sky-ground">
        <div className="page-column">
          <div className="words centered">
            <p className="code small-text strong-weight round-ends on-tint">{code}</p>
            <h1 className="display-title above-4">{title}</h1>
            <p className="lead-text text balanced">{text}</p>
            {steps ? (
              <div className="steps raised-panel">
                <Steps steps={steps.map((step) => ({ title: step }))} />
              </div>
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
        </div>
        <div className="picture clipped above-5" data-screen-only>
          <svg
            className="filling"
            aria-hidden="true"
            viewBox="0 0 1200 420"
            preserveAspectRatio="xMidYMax slice"
          >
            <use href={`/static-assets/backgrounds/error-pictures.svg#${kind}`} />
          </svg>
        </div>
      </section>
      <style jsx>{`
        .words {
          padding-top: var(--space-above-title);
        }

        .code {
          display: inline-block;
          padding: 0.25rem 0.875rem;
        }

        .text {
          max-width: 34rem;
          margin: var(--space-5) auto var(--space-6);
        }

        .steps {
          max-width: 38rem;
          margin: 0 auto var(--space-6);
          padding: var(--space-5) clamp(var(--space-4), 3vw, var(--space-6));
          text-align: left;
        }

        ul {
          justify-content: center;
        }

        /* As high as the drawings are at the window's width (420 to 1200): less would cut off their tops. */
        .picture {
          height: clamp(16rem, 35vw, 44rem);
        }
      `}</style>
    </Page>
  );
}

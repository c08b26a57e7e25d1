import type { ReactNode } from 'react';
import { Page } from '@/components/layout/page/Page';
import { sceneArt } from '@/components/sections/errors/sceneArt';
import { ButtonLink } from '@/components/ui/forms/ButtonLink';
import { Duck } from '@/components/ui/icons/Duck';
import { Line } from '@/components/ui/icons/Line';
import { type ErrorKind, type ErrorPageContent, errorPages } from '@/lib/content/site/errors/errorPages';
import type { RoutePath } from '@/lib/content/site/routes';

/** The page for errors: what happened in plain words, and a way to continue. */
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
              <ol className="raised-panel gap-3 in-column">
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
        </div>
        <div className="picture clipped above-5" data-screen-only>
          {picture(kind)}
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

        ol {
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
        }
      `}</style>
    </Page>
  );
}

function picture(kind: ErrorKind) {
  if (kind === 'notFound') return <DivingDuck />;
  return kind === 'serverError' ? <RainyDuck /> : <ErrorScene>{sceneArt[kind]}</ErrorScene>;
}

/** The lake of the error pages, with what happened on it. */
function ErrorScene({ children }: { children: ReactNode }) {
  return (
    <svg className="filling" aria-hidden="true" viewBox="0 0 1200 420" preserveAspectRatio="xMidYMax slice">
      <circle cx="842" cy="150" r="76" fill="var(--art-sun)" />
      <path d="M0 262c150-60 300-60 480 0s330 50 440 0 200-34 280 0v158H0z" fill="var(--art-far)" />
      <path
        d="M0 284c100-36 200-36 300 0s200 36 300 0 200-36 300 0 200 36 300 0v136H0z"
        fill="var(--art-middle)"
      />
      {children}
      <path d="M0 362c130-26 270-26 400 0s270 22 400 0 270-22 400 4v54H0z" fill="var(--art-near)" />
      <path d="M0 386c200-22 400-18 600 0s400 16 600-4v38H0z" fill="var(--art-front)" />
      <path d="M0 406c200-14 400-12 600-4s400 8 600-6v26H0z" fill="var(--color-surface-warm)" />
    </svg>
  );
}

/** A teal searching for the page under water, as teals do: head down, tail up. */
function DivingDuck() {
  return (
    <svg className="filling" aria-hidden="true" viewBox="0 0 1200 420" preserveAspectRatio="xMidYMax slice">
      <circle fill="var(--art-sun)" cx="905" cy="190" r="84" />
      <path fill="var(--art-far)" d="M0 250c150-70 300-70 480 0s330 60 440 0 200-40 280 0v170H0z" />
      <path
        fill="var(--art-middle)"
        d="M0 268c100-34 200-34 300 0s200 34 300 0 200-34 300 0 200 34 300 0v152H0z"
      />
      <Line color="beak" width={11} d="m682 190 40-30M700 222l44-18" />
      <path fill="var(--art-beak)" d="m716 166 6-46a46 46 0 0 1 38 34zM738 210l14-42a44 44 0 0 1 32 40z" />
      <g transform="translate(512 392) rotate(-104 0 0) scale(5.4)">
        <Duck x={-2} turned head={false} />
      </g>
      <path fill="var(--art-near)" d="M0 300c130-30 270-30 400 0s270 26 400 0 270-26 400 4v116H0z" />
      <g opacity="0.55">
        <Line color="stripe" width={5} d="M452 330h110M650 322h96M500 352h190" />
      </g>
      <path fill="var(--art-front)" d="M0 366c200-24 400-20 600 0s400 20 600-4v58H0z" />
      <path fill="var(--color-surface-warm)" d="M0 402c200-16 400-14 600-4s400 8 600-6v30H0z" />
    </svg>
  );
}

/** A teal sitting out a shower. */
function RainyDuck() {
  return (
    <svg className="filling" aria-hidden="true" viewBox="0 0 1200 420" preserveAspectRatio="xMidYMax slice">
      <path fill="var(--art-far)" d="M0 260c150-50 300-50 480 0s330 40 440 0 200-30 280 0v160H0z" />
      <g fill="var(--art-line)">
        <rect x="470" y="68" width="250" height="64" rx="32" />
        <circle cx="560" cy="72" r="46" />
        <circle cx="632" cy="80" r="36" />
      </g>
      <Line color="near" width={9} d="m508 156-8 26M564 156l-14 46M624 156l-8 26M684 156l-14 46" />
      <path
        fill="var(--art-middle)"
        d="M0 282c100-40 200-40 300 0s200 40 300 0 200-40 300 0 200 40 300 0v138H0z"
      />
      <Duck x={490} y={176} scale={4.4} />
      <path
        fill="var(--art-near)"
        d="M0 344c100-44 200-44 300-6s200 34 300 2 200-38 300-4 200 34 300 0v84H0z"
      />
      <path fill="var(--art-front)" d="M0 380c200-30 400-24 600-2s400 18 600-6v48H0z" />
      <path fill="var(--color-surface-warm)" d="M0 404c200-16 400-14 600-4s400 8 600-6v28H0z" />
    </svg>
  );
}

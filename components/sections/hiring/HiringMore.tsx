import { Container } from '@/components/ui/Container';
import { SiteIcon } from '@/components/ui/icons/SiteIcon';
import { hiringMore } from '@/lib/content/company/hiring';
import { localUrl } from '@/lib/content/site/languages/localUrl';

export function HiringMore() {
  const { title, hire, work, benefitsTitle, benefits } = hiringMore;
  return (
    <section className="band more" aria-labelledby="more-title">
      <Container>
        <h2 className="section-title" id="more-title">
          {title}
        </h2>
        <div className="links">
          {[hire, work].map((link) => (
            <a key={link.href} href={localUrl(link.href)} className="link-card">
              <h3>{link.title}</h3>
              <span className="text">{link.text}</span>
              <span className="link">
                {link.link}
                <SiteIcon name="arrowRight" size={20} />
              </span>
            </a>
          ))}
        </div>
        <h3 className="comes">{benefitsTitle}</h3>
        <ul className="benefits">
          {benefits.map((benefit) => (
            <li key={benefit}>{benefit}</li>
          ))}
        </ul>
      </Container>
      <style jsx>{`
        .more {
          background: var(--color-surface-warm);
        }

        .links {
          display: grid;
          grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
          gap: var(--space-5);
          margin-block: var(--space-6) var(--space-9);
        }

        .link-card {
          display: flex;
          flex-direction: column;
          gap: var(--space-3);
          padding: var(--space-7) var(--space-6);
          border-radius: var(--radius-huge);
          background: var(--color-surface-tint-strong);
          color: var(--color-text);
          text-decoration: none;
        }

        .link-card + .link-card {
          background: var(--art-warm-deep);
        }

        .link-card h3 {
          font-size: var(--text-title-2);
        }

        .text {
          max-width: 26rem;
          font-size: var(--text-lead);
        }

        /* The arrow is out of the flow, in a padding of the link, so that it never begins a line of its own. Where lines are
           balanced, Chromium would still place it below them. */
        .link {
          margin-top: auto;
          padding-inline-end: 1.75rem;
          font-weight: var(--weight-semibold);
          text-wrap: wrap;
        }

        .link :global(svg) {
          position: absolute;
          display: inline;
          margin: 0.125rem 0 0 var(--space-2);
        }

        .link-card:hover .link {
          text-decoration: underline;
        }

        .benefits {
          columns: 2 20rem;
          column-gap: var(--space-8);
          margin-top: var(--space-4);
        }

        .benefits li {
          padding-block: var(--space-3);
          border-top: 1px solid var(--color-border);
          break-inside: avoid;
        }

        @media (--below-wide) {
          .links {
            grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
          }
        }

        @media (--below-medium) {
          .links {
            grid-template-columns: minmax(0, 1fr);
          }
        }
      `}</style>
    </section>
  );
}

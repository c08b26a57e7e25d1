import { Section } from '@/components/marketing/Section';
import { SiteIcon } from '@/components/ui/icons/SiteIcon';
import { hiringMore } from '@/lib/content/company/hiring';
import { localUrl } from '@/lib/content/site/languages/localUrl';

export function HiringMore() {
  const { title, hire, work, benefitsTitle, benefits } = hiringMore;
  return (
    <Section id="more" title={title} tone="warm">
      <div className="two-columns links gap-5">
        {[hire, work].map((link) => (
          <a
            key={link.href}
            href={localUrl(link.href)}
            className="link-card plain-link gap-3 strong-tint huge-corners stacked"
          >
            <h3 className="medium-title">{link.title}</h3>
            <span className="lead-text text">{link.text}</span>
            <span className="link strong-weight">
              {link.link}
              <SiteIcon name="arrowRight" size={20} />
            </span>
          </a>
        ))}
      </div>
      <h3 className="comes">{benefitsTitle}</h3>
      <ul className="ruled-list benefits above-4">
        {benefits.map((benefit) => (
          <li key={benefit}>{benefit}</li>
        ))}
      </ul>
      <style jsx>{`
        .links {
          --first: 7fr;
          --second: 5fr;
          margin-bottom: var(--space-9);
        }

        .link-card {
          padding: var(--space-7) var(--space-6);
        }

        .link-card + .link-card {
          background: var(--art-warm-deep);
        }

        .text {
          max-width: 26rem;
          color: inherit;
        }

        /* The arrow is out of the flow, in a padding of the link, so that it never begins a line of its own. Where lines are
           balanced, Chromium would still place it below them. */
        .link {
          margin-top: auto;
          padding-inline-end: 1.75rem;
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
        }

        .benefits li {
          break-inside: avoid;
        }
      `}</style>
    </Section>
  );
}

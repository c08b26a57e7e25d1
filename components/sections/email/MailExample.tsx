import { CachedDrawing } from '@/components/marketing/CachedDrawing';
import { Section } from '@/components/marketing/Section';
import { SiteIcon } from '@/components/ui/icons/SiteIcon';
import { mailExample } from '@/lib/content/productPages/mail';

/** A mail with our line on top, and beside it the list of what was in it. */
export function MailExample() {
  const { title, lead, removed } = mailExample;
  return (
    <Section id="example" title={title} lead={lead} tone="deep" picture={<CleanedMail />} pictureSide="left">
      <h3>{removed.title}</h3>
      <ul className="ruled-list">
        {removed.rows.map(({ what, why }) => (
          <li key={what}>
            <b>{what}</b>
            <p className="muted">{why}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function CleanedMail() {
  const { subject, from, banner, end } = mailExample;
  return (
    <div className="mail raised-panel padded" aria-hidden="true">
      <p className="banner in-row wrapping small-text strong-weight accent-text gap-2 medium-corners">
        <SiteIcon name="shield" size={20} />
        {banner}
        <span className="end">{end}</span>
      </p>
      <p className="small-print above-5">{from}</p>
      <p className="paragraph-title">{subject}</p>
      <div className="boots medium-corners padded">
        <CachedDrawing name="mail-pictures.svg#boots" />
      </div>
      <span className="line above-3 own-line round-ends" />
      <span className="line short above-3 own-line round-ends" />
      <style jsx>{`
        .banner {
          padding: var(--space-3) var(--space-4);
          background: var(--color-surface);
        }

        .end {
          margin-left: auto;
          font-weight: var(--weight-regular);
          text-decoration: underline;
        }

        .boots {
          margin-block: var(--space-4);
          background: var(--art-warm-deep);
        }

        .boots :global(svg) {
          max-height: 9rem;
        }

        .line {
          height: 0.75rem;
          background: var(--color-border);
        }

        .short {
          width: 60%;
        }
      `}</style>
    </div>
  );
}

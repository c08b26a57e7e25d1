import { Section } from '@/components/marketing/Section';
import { Button } from '@/components/ui/forms/Button';
import { ButtonLink } from '@/components/ui/forms/ButtonLink';
import { Template } from '@/components/ui/Template';
import { openRoles } from '@/lib/content/company/hiring';
import { shippedOffers } from '@/lib/content/company/shippedOffers';
import { inEnglish } from '@/lib/content/site/languages/inEnglish';
import { roleMarkup, rolesMarkup } from '@/lib/hiring/rolesMarkup';

/** The roles known at build, readable at once; enhance/lists/roles checks the feed for changes. */
export function OpenRoles() {
  const words = openRoles;
  return (
    <Section id="roles" title={words.title} lead={words.lead}>
      <div data-open-roles>
        <p
          className="spoken"
          role="status"
          data-roles-status
          data-loading={words.loading}
          data-loaded={words.loaded}
          data-changed={words.changed}
          data-share={words.share}
          data-shared={words.shared}
          data-unshared={words.unshared}
        />
        <div className="failure in-column gap-3 padded large-corners" role="alert" data-roles-failure hidden>
          <p>
            <b>{words.failed}</b> {words.failedHint}
          </p>
          <Button variant="secondary" size="small" icon="refresh" data-roles-retry>
            {words.retry}
          </Button>
        </div>
        <div
          className="roles"
          data-roles
          data-salary={words.salary('{least}', '{most}')}
          data-link-event="page.careers.applynow.click"
          tabIndex={-1}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: everything in it is escaped
          dangerouslySetInnerHTML={{ __html: rolesMarkup(shippedOffers).markup }}
        />
        <div
          className="empty in-column gap-3 large-corners"
          data-roles-empty
          hidden={shippedOffers.length > 0}
        >
          <p className="paragraph-title">{words.emptyTitle}</p>
          <p>{words.empty}</p>
          <ButtonLink href={words.emptyLink.href} hrefLang={inEnglish} variant="secondary">
            {words.emptyLink.label}
          </ButtonLink>
        </div>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: everything in it is escaped */}
        <Template data-roles-row dangerouslySetInnerHTML={{ __html: roleMarkup(null).markup }} />
      </div>
      <style jsx global>{`
        /* The list of roles is global below .roles, since a script adds rows to it. */
        .roles .department {
          display: grid;
          grid-template-columns: minmax(0, 3fr) minmax(0, 9fr);
          align-items: baseline;
          gap: var(--space-2) var(--space-8);
          padding-block: var(--space-5);
          border-top: 2px solid var(--color-text);
        }

        .roles details + details {
          border-top: 1px solid var(--color-border);
        }

        .roles summary {
          display: grid;
          grid-template-columns: minmax(0, 1fr) auto 1.25rem;
          align-items: baseline;
          gap: var(--space-1) var(--space-5);
          padding-block: var(--space-3);
          list-style: none;
        }

        .roles summary::-webkit-details-marker {
          display: none;
        }

        .roles summary::after {
          align-self: center;
          width: 0.625rem;
          height: 0.625rem;
          border: solid var(--color-accent-text);
          border-width: 0 2px 2px 0;
          transform: rotate(45deg);
          content: '';
          transition: transform var(--duration-calm) var(--ease-out);
        }

        .roles details[open] summary::after {
          transform: rotate(225deg);
        }

        .roles h4 {
          font-size: var(--text-body);
        }

        .roles summary:hover h4 {
          color: var(--color-accent-text);
          text-decoration: underline;
          text-underline-offset: 0.18em;
        }

        .roles summary span {
          color: var(--color-text-muted);
          font-size: var(--text-small);
          font-variant-numeric: tabular-nums;
        }

        .roles details > :not(summary) {
          max-width: 42rem;
        }

        .roles details p,
        .roles h5 {
          margin-bottom: var(--space-3);
          font-size: var(--text-body);
        }

        .roles details ul {
          margin-bottom: var(--space-5);
          padding-left: 1.2em;
        }

        .roles details > a,
        .roles button {
          display: inline-block;
          min-height: var(--button-height-small);
          margin: 0 var(--space-3) var(--space-6) 0;
          padding: 0.4375rem 1.125rem;
          border-radius: var(--button-radius);
          font-size: var(--text-small);
          font-weight: var(--weight-semibold);
        }

        .roles details > a {
          background: var(--button-primary-background);
          color: var(--button-primary-text);
          text-decoration: none;
        }

        .roles details > a:hover {
          background: var(--button-primary-background-hover);
        }

        .roles button {
          border: 1px solid var(--button-secondary-border);
          background: none;
        }

        /* When the update of the list takes long, the rows turn into skeletons of the same size. */
        .roles[data-state='loading'] h4,
        .roles[data-state='loading'] summary span {
          border-radius: var(--radius-small);
          animation: roles-wait 1.2s 600ms ease-in-out infinite alternate both;
        }

        @keyframes roles-wait {
          from {
            background: transparent;
            color: inherit;
          }

          15%,
          to {
            background: var(--color-border);
            color: transparent;
          }
        }

        @media (prefers-reduced-motion: reduce) {
          .roles[data-state='loading'] h4,
          .roles[data-state='loading'] summary span {
            animation: none;
          }
        }

        @media (--below-wide) {
          .roles .department {
            grid-template-columns: minmax(0, 1fr);
          }
        }

        @media (--below-narrow) {
          .roles summary {
            grid-template-columns: minmax(0, 1fr) auto;
          }

          .roles summary span {
            grid-area: 2 / 1;
          }
        }
      `}</style>
      <style jsx>{`
        .failure,
        .empty {
          justify-items: start;
          margin-bottom: var(--space-5);
          background: var(--color-warning-surface);
        }

        .empty {
          padding: var(--space-8) var(--space-6);
          background: var(--color-surface-tint);
        }
      `}</style>
    </Section>
  );
}

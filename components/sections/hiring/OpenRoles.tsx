import { Container } from '@/components/ui/Container';
import { Button } from '@/components/ui/forms/Button';
import { ButtonLink } from '@/components/ui/forms/ButtonLink';
import { openRoles } from '@/lib/content/company/hiring';
import { byDepartment } from '@/lib/content/company/offerWords';
import { shippedOffers } from '@/lib/content/company/shippedOffers';
import { RoleRow } from './RoleRow';
import { roleStyles } from './roleStyles';

/** The roles we ship, readable at once; enhance/lists/roles asks the feed whether there are others by now. */
export function OpenRoles() {
  const words = openRoles;
  return (
    <section id="roles" className="band" aria-labelledby="roles-title" data-open-roles>
      <Container>
        <h2 className="section-title" id="roles-title">
          {words.title}
        </h2>
        <p className="lead">{words.lead}</p>
        <p
          className="status"
          role="status"
          data-roles-status
          data-loading={words.loading}
          data-loaded={words.loaded}
          data-changed={words.changed}
          data-share={words.share}
          data-shared={words.shared}
          data-unshared={words.unshared}
        />
        <div className="failure" role="alert" data-roles-failure hidden>
          <p>
            <b>{words.failed}</b> {words.failedHint}
          </p>
          <Button variant="secondary" size="small" icon="refresh" data-roles-retry>
            {words.retry}
          </Button>
        </div>
        <div className="roles" data-roles data-link-event="page.careers.applynow.click" tabIndex={-1}>
          {byDepartment(shippedOffers).map(([department, offers]) => (
            <div key={department} className="department">
              <h3>{department}</h3>
              <div>
                {offers.map((offer) => (
                  <RoleRow key={offer.id} offer={offer} />
                ))}
              </div>
            </div>
          ))}
        </div>
        <div className="empty" data-roles-empty hidden={shippedOffers.length > 0}>
          <p className="empty-title">{words.emptyTitle}</p>
          <p>{words.empty}</p>
          <ButtonLink href={words.emptyLink.href} variant="secondary">
            {words.emptyLink.label}
          </ButtonLink>
        </div>
        <template data-roles-row>
          <RoleRow />
        </template>
      </Container>
      <style jsx global>
        {roleStyles}
      </style>
      <style jsx>{`
        .lead {
          margin-block: var(--space-4) var(--space-7);
          color: var(--color-text-muted);
          font-size: var(--text-lead);
        }

        .status {
          position: absolute;
          clip-path: inset(50%);
          width: 1px;
          height: 1px;
          overflow: hidden;
        }

        .failure,
        .empty {
          display: grid;
          justify-items: start;
          gap: var(--space-3);
          margin-bottom: var(--space-5);
          padding: var(--space-5);
          border-radius: var(--radius-large);
          background: var(--color-warning-surface);
        }

        .empty {
          padding: var(--space-8) var(--space-6);
          background: var(--color-surface-tint);
        }

        .empty-title {
          font-size: var(--text-title-2);
          font-weight: var(--weight-semibold);
        }
      `}</style>
    </section>
  );
}

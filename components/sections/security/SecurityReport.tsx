import { Container } from '@/components/ui/Container';
import { ButtonLink } from '@/components/ui/forms/ButtonLink';
import { Icon } from '@/components/ui/icons/Icon';
import { brand } from '@/lib/content/brand';
import { securityWords } from '@/lib/content/help/securityWords';
import { localUrl } from '@/lib/content/site/languages/localUrl';

/** Where to report a vulnerability, and what a reporter can expect. `security.txt` links here. */
export function SecurityReport() {
  const { title, lead, action, file, promisesTitle, promises, bounty } = securityWords.report;
  return (
    <section id="report" className="band deep" aria-labelledby="report-title">
      <Container>
        <div className="two-columns columns">
          <div>
            <h2 className="section-title" id="report-title">
              {title}
            </h2>
            <p className="lead-text lead">{lead}</p>
            <ButtonLink href={`mailto:${brand.securityEmail}`}>{action}</ButtonLink>
            <p className="file">
              <a href={localUrl(file.href)}>{file.label}</a>
            </p>
          </div>
          <div>
            <h3>{promisesTitle}</h3>
            <ul>
              {promises.map((promise) => (
                <li key={promise}>
                  <Icon name="check" size={20} />
                  {promise}
                </li>
              ))}
            </ul>
            <p className="bounty">{bounty}</p>
          </div>
        </div>
      </Container>
      <style jsx>{`
        section {
          background: var(--color-surface);
          color: var(--color-text);
          scroll-margin-top: var(--header-height);
        }

        .columns {
          gap: var(--space-7) var(--space-9);
        }

        .lead {
          margin-block: var(--space-4) var(--space-6);
        }

        .file {
          margin-top: var(--space-4);
        }

        h3 {
          font-size: var(--text-title-3);
        }

        ul {
          display: grid;
          gap: var(--space-3);
          margin-top: var(--space-4);
        }

        li {
          display: flex;
          gap: var(--space-3);
        }

        li :global(svg) {
          flex: none;
          margin-top: 0.2em;
          color: var(--color-accent-text);
        }

        .bounty {
          margin-top: var(--space-5);
          color: var(--color-text-muted);
        }
      `}</style>
    </section>
  );
}

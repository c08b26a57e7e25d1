import { Section } from '@/components/marketing/Section';
import { TickList } from '@/components/marketing/TickList';
import { ButtonLink } from '@/components/ui/forms/ButtonLink';
import { brand } from '@/lib/content/brand';
import { securityWords } from '@/lib/content/help/securityWords';
import { localUrl } from '@/lib/content/site/languages/localUrl';

/** Where to report a vulnerability, and what a reporter can expect. `security.txt` links here. */
export function SecurityReport() {
  const { title, lead, action, file, promisesTitle, promises, bounty } = securityWords.report;
  return (
    <Section
      id="report"
      title={title}
      lead={lead}
      tone="deep"
      layout="side"
      action={
        <div className="gap-4 stacked at-start">
          <p className="in-column">
            <ButtonLink href={`mailto:${brand.securityEmail}`}>{action}</ButtonLink>
          </p>
          <a href={localUrl(file.href)}>{file.label}</a>
        </div>
      }
    >
      <div className="gap-4 stacked">
        <h3>{promisesTitle}</h3>
        <TickList items={promises} />
        <p className="muted">{bounty}</p>
      </div>
    </Section>
  );
}

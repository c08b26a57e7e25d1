import { Section } from '@/components/marketing/Section';
import { browserLimits } from '@/lib/content/downloadPages/browserPage';

/** What the browser cannot do, said as plainly as what it can. */
export function Limits() {
  return (
    <Section id="limits" title={browserLimits.title} lead={browserLimits.lead} tone="warm" layout="side">
      <ul className="limits">
        {browserLimits.items.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <style jsx>{`
        .limits {
          display: grid;
          grid-template-columns: repeat(auto-fit, minmax(min(16rem, 100%), 1fr));
          gap: var(--space-6);
        }

        p {
          margin-top: var(--space-2);
          color: var(--color-text-muted);
        }
      `}</style>
    </Section>
  );
}

import { Section } from '@/components/marketing/Section';
import { pressMaterials } from '@/lib/content/company/press';
import { KitPanel } from './KitPanel';
import { Palette } from './Palette';
import { PressPictures } from './PressPictures';

export function Materials() {
  const { title, rules } = pressMaterials;
  return (
    <Section id="materials" title={title}>
      <div className="two-columns grid">
        <KitPanel />
        <Palette />
        <div className="rules">
          <h3>{rules.title}</h3>
          <ul className="ruled-list">
            {rules.list.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        </div>
      </div>
      <PressPictures />

      <style jsx>{`
        .grid {
          --first: 7fr;
          --second: 5fr;
          grid-template-rows: auto 1fr;
          gap: var(--space-5);
          margin-bottom: var(--space-9);
        }

        .grid > :global(:first-child) {
          grid-row: span 2;
        }

        .rules {
          display: flex;
          flex-direction: column;
          padding: var(--space-5);
          border: 1px solid var(--color-border);
          border-radius: var(--radius-large);
        }

        .rules ul {
          display: grid;
          flex: 1;
          margin-top: var(--space-3);
        }

        /* The rules fill the height of the panel beside them, so that no empty space remains. */
        @media (--from-wide) {
          .rules ul {
            grid-auto-rows: 1fr;
          }
        }
      `}</style>
    </Section>
  );
}

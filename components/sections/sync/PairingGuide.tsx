import { Section } from '@/components/marketing/Section';
import { Steps } from '@/components/ui/Steps';
import { pairingNotes, pairingSteps } from '@/lib/content/syncPairing';
import { PairingCode } from './PairingCode';

/** What to do instead, in four steps; beside it the code itself, where there is one. */
export function PairingGuide() {
  return (
    <Section id="steps" title={pairingSteps.title} tone="tint">
      <div className="columns">
        <div>
          <Steps steps={pairingSteps.steps.map(({ title, text }) => ({ title, content: text }))} />
          <p className="help">
            <a href={pairingNotes.help.href}>{pairingNotes.help.label}</a>
          </p>
        </div>
        <div>
          <PairingCode />
        </div>
      </div>
      <style jsx>{`
        .columns {
          display: grid;
          gap: var(--space-7) var(--space-9);
        }

        .help {
          margin-top: var(--space-5);
        }

        @media (min-width: 56rem) {
          .columns {
            grid-template-columns: repeat(2, minmax(0, 1fr));
          }
        }
      `}</style>
    </Section>
  );
}

import { Section } from '@/components/marketing/Section';
import { Steps } from '@/components/ui/Steps';
import { pairingNotes, pairingSteps } from '@/lib/content/downloads/syncPairing';
import { localUrl } from '@/lib/content/site/languages/localUrl';
import { PairingCode } from './PairingCode';
import { PairingPicture } from './PairingPicture';

/** What to do instead, in four steps; beside it the code itself, or a picture when there is none. */
export function PairingGuide() {
  return (
    <Section id="steps" title={pairingSteps.title} tone="tint">
      <div className="two-columns columns">
        <div>
          <Steps steps={pairingSteps.steps.map(({ title, text }) => ({ title, content: text }))} />
          <p className="help">
            <a href={localUrl(pairingNotes.help.href)}>{pairingNotes.help.label}</a>
          </p>
        </div>
        <div className="code">
          <PairingCode />
          <div className="picture">
            <PairingPicture />
          </div>
        </div>
      </div>
      <style jsx>{`
        .columns {
          gap: var(--space-7) var(--space-9);
        }

        .help {
          margin-top: var(--space-5);
        }

        .columns:has([data-pairing][hidden]) {
          row-gap: 0;
        }

        .picture {
          display: none;
        }

        @media (--from-wide) {
          /* When the URL contains a code, the code replaces the picture. */
          .code:has(> [data-pairing][hidden]) .picture {
            display: block;
            max-width: 32rem;
            margin: calc(-1 * var(--space-9)) 0 0 auto;
          }
        }
      `}</style>
    </Section>
  );
}

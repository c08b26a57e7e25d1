import { Section } from '@/components/marketing/Section';
import { ButtonLink } from '@/components/ui/forms/ButtonLink';
import { ButtonRow } from '@/components/ui/forms/ButtonRow';
import { vpnLocationWords } from '@/lib/content/help/vpnLocationWords';

/** What a location does and does not do, and the way to the VPN. */
export function VpnNotes() {
  const { notes, call } = vpnLocationWords;
  return (
    <>
      <Section id="notes" title={notes.title} layout="side" tone="warm">
        <ul>
          {notes.items.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="call" title={call.title} lead={call.text}>
        <ButtonRow>
          <ButtonLink href={call.action.href}>{call.action.label}</ButtonLink>
          <ButtonLink href={call.help.href} variant="secondary">
            {call.help.label}
          </ButtonLink>
        </ButtonRow>
      </Section>
      <style jsx>{`
        ul {
          display: grid;
          gap: var(--space-5);
        }

        h3 {
          font-size: var(--text-title-3);
        }

        p {
          margin-top: var(--space-1);
          color: var(--color-text-muted);
        }
      `}</style>
    </>
  );
}

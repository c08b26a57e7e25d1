import { Section } from '@/components/marketing/Section';
import { mailAddresses } from '@/lib/content/productPages/mail';

/** Two kinds of address, as two overlapping envelopes. */
export function MailAddresses() {
  return (
    <Section id="addresses" title={mailAddresses.title} tone="warm">
      <ul className="envelopes in-column">
        {mailAddresses.kinds.map(({ id, name, address, text, lasts }) => (
          <li key={id} className={id}>
            <h3 className="small-text accent-text">{name}</h3>
            <p className="address strong-weight">{address}</p>
            <p>{text}</p>
            <p className="lasts small-text accent-text medium-weight above-4">{lasts}</p>
          </li>
        ))}
      </ul>

      <style jsx>{`
        .envelopes {
          grid-template-columns: minmax(0, 6fr) minmax(0, 7fr);
        }

        li {
          padding: clamp(1.5rem, 4vw, 3rem);
          border: 1px solid var(--color-border);
          border-radius: var(--radius-huge);
          background: var(--color-surface-raised);
        }

        .private {
          margin: var(--space-8) 0 0 calc(-1 * var(--space-6));
          border-color: transparent;
          background: var(--color-surface-tint-strong);
          box-shadow: var(--shadow-high);
        }

        .named {
          margin-bottom: var(--space-8);
          padding-right: calc(clamp(1.5rem, 4vw, 3rem) + var(--space-6));
        }

        .address {
          margin-block: var(--space-3) var(--space-4);
          font-size: clamp(1.0625rem, 0.35rem + 1.9vw, 2rem);
          letter-spacing: var(--tracking-title);
          line-height: 1.2;
        }

        .private h3,
        .private .lasts {
          color: var(--color-accent-text-hover);
        }

        @media (--below-medium) {
          .envelopes {
            grid-template-columns: minmax(0, 1fr);
          }

          .named {
            margin-bottom: 0;
            padding-bottom: calc(clamp(1.5rem, 4vw, 3rem) + var(--space-5));
          }

          .private {
            margin: calc(-1 * var(--space-5)) 0 0 var(--space-4);
          }
        }
      `}</style>
    </Section>
  );
}

import { Container } from '@/components/ui/Container';
import { fileHelp } from '@/lib/content/downloadPages/downloadDeviceWords';
import { localUrl } from '@/lib/content/site/languages/localUrl';

/** What to do with a downloaded file, by its extension. */
export function FileHelp() {
  return (
    <section className="band file" id="file" aria-labelledby="file-title">
      <Container>
        <h2 id="file-title">{fileHelp.title}</h2>
        <p className="lead">{fileHelp.lead}</p>
        <ul className="files">
          {fileHelp.files.map(({ ending, text, link }) => (
            <li key={ending}>
              <h3>{ending}</h3>
              <p>{text}</p>
              {link ? <a href={localUrl(link.href)}>{link.label}</a> : null}
            </li>
          ))}
        </ul>
      </Container>
      <style jsx>{`
        .file {
          background: var(--color-surface-warm);
        }

        .lead {
          margin-block: var(--space-2) var(--space-6);
          color: var(--color-text-muted);
        }

        .files {
          display: grid;
          gap: var(--space-6);
        }

        h3 {
          color: var(--color-accent-text);
          font-family: var(--font-mono);
          font-size: min(clamp(2rem, 4vw, 3rem), 12vw);
          letter-spacing: -0.04em;
        }

        li p {
          margin-block: var(--space-3);
        }

        a {
          font-weight: var(--weight-semibold);
        }

        @media (--from-narrow) {
          .files {
            grid-template-columns: repeat(3, minmax(0, 1fr));
          }
        }
      `}</style>
    </section>
  );
}

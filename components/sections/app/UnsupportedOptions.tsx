import { Requirements } from '@/components/sections/downloads/Requirements';
import { Troubles } from '@/components/sections/downloads/Troubles';
import { Container } from '@/components/ui/Container';
import { brand } from '@/lib/content/brand';
import { unsupportedWords } from '@/lib/content/downloadPages/downloadDeviceWords';
import { localUrl } from '@/lib/content/site/languages/localUrl';

const { options, optionsTitle, links, minimum, mistaken } = unsupportedWords;

const actions: Partial<Record<(typeof options)[number]['id'], { label: string; href: string }>> = {
  search: { label: links.search, href: brand.searchUrl },
  extension: { label: links.extension, href: '/app/devices#extensions' },
  elsewhere: { label: links.elsewhere, href: '/app/devices' },
};

/** What still works on an old device, best option first; and the oldest systems that the app supports. */
export function UnsupportedOptions() {
  return (
    <Container>
      <h2 className="title">{optionsTitle}</h2>
      <ol className="options">
        {options.map(({ id, title, text }) => {
          const action = actions[id];
          return (
            <li key={id}>
              <h3>{title}</h3>
              <p>{text}</p>
              {action ? (
                <a
                  href={localUrl(action.href)}
                  data-origin="funnel_appnosupport_website"
                  data-event="page.appnosupport.download.click"
                >
                  {action.label}
                </a>
              ) : null}
            </li>
          );
        })}
      </ol>
      <div className="below">
        <div>
          <Requirements title={minimum.title} rows={minimum.rows} />
          <p className="note">{minimum.note}</p>
        </div>
        <Troubles title={mistaken.title} items={mistaken.items} />
      </div>
      <style jsx>{`
        .title {
          margin-block: var(--space-8) var(--space-5);
        }

        .options {
          display: grid;
          grid-template-columns: repeat(2, minmax(0, 1fr));
          border-top: 2px solid var(--color-text);
          counter-reset: option;
        }

        .options li {
          padding: var(--space-5) var(--space-6) var(--space-6) 3.5rem;
          position: relative;
          border-bottom: 1px solid var(--color-border);
          counter-increment: option;
        }

        .options li::before {
          position: absolute;
          left: 0;
          color: var(--color-accent-text);
          font-size: var(--text-title-1);
          font-weight: var(--weight-semibold);
          line-height: 1;
          content: counter(option);
        }

        .options p {
          margin-block: var(--space-2) var(--space-3);
          color: var(--color-text-muted);
        }

        .options a {
          font-weight: var(--weight-semibold);
        }

        .below {
          display: grid;
          grid-template-columns: repeat(2, minmax(0, 1fr));
          gap: var(--space-8);
          padding-block: var(--space-9);
        }

        .note {
          margin-top: var(--space-4);
          color: var(--color-text-muted);
          font-size: var(--text-small);
        }

        @media (--below-wide) {
          .options,
          .below {
            grid-template-columns: minmax(0, 1fr);
          }
        }
      `}</style>
    </Container>
  );
}

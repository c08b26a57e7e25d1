import { Logo } from '@/components/layout/site/Logo';
import { interfaceWords } from '@/lib/content/site/interface';
import { localUrl } from '@/lib/content/site/languages/localUrl';

/** Where the visitor is and where to find help, and nothing else. */
export function FlowHeader() {
  return (
    <header className="in-row apart full-width">
      <Logo event="static.header.logo.click" />
      <a className="in-row medium-weight" data-screen-only href={localUrl('/help')}>
        {interfaceWords.help}
      </a>
      <style jsx>{`
        header {
          max-width: calc(var(--width-content) + 2 * var(--space-gutter));
          height: var(--header-height);
          margin-inline: auto;
          padding-inline: var(--space-gutter);
        }

        a {
          min-height: 2.75rem;
          color: var(--color-text);
        }
      `}</style>
    </header>
  );
}

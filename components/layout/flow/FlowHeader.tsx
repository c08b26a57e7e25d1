import { Logo } from '@/components/layout/site/Logo';
import { interfaceWords } from '@/lib/content/site/interface';
import { localUrl } from '@/lib/content/site/languages/localUrl';

/** Where the visitor is and where to find help, and nothing else. */
export function FlowHeader() {
  return (
    <header className="page-column in-row apart">
      <Logo event="static.header.logo.click" />
      <a className="in-row medium-weight" data-screen-only href={localUrl('/help')}>
        {interfaceWords.help}
      </a>
      <style jsx>{`
        header {
          height: var(--header-height);
        }

        a {
          min-height: 2.75rem;
          color: var(--color-text);
        }
      `}</style>
    </header>
  );
}

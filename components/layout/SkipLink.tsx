import { interfaceWords } from '@/lib/content/site/interface';

/** The first element to get keyboard focus: it skips the header and leads to the content. */
export function SkipLink() {
  return (
    <a className="on-accent strong-weight round-ends" data-screen-only href="#main">
      {interfaceWords.skipLink}
      <style jsx>{`
        a {
          position: absolute;
          z-index: 10;
          top: var(--space-2);
          left: var(--space-2);
          padding: 0.75rem 1.25rem;
          text-decoration: none;
        }

        a:not(:focus) {
          clip-path: inset(50%);
          width: 1px;
          height: 1px;
          overflow: hidden;
          padding: 0;
          white-space: nowrap;
        }
      `}</style>
    </a>
  );
}

import { footerWords } from '@/lib/content/footer';
import { ThemeSwitch } from './ThemeSwitch';

export function FlowFooter() {
  return (
    <footer>
      <p>{footerWords.copyright}</p>
      <ThemeSwitch />
      <style jsx>{`
        footer {
          display: flex;
          flex-wrap: wrap;
          align-items: center;
          justify-content: space-between;
          gap: var(--space-3);
          width: 100%;
          max-width: calc(var(--width-content) + 2 * var(--space-gutter));
          min-height: 5rem;
          margin-inline: auto;
          padding: var(--space-3) var(--space-gutter);
          color: var(--color-text-muted);
          font-size: var(--text-small);
        }
      `}</style>
    </footer>
  );
}

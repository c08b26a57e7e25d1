import { PageHero } from '@/components/marketing/PageHero';
import { SiteIcon } from '@/components/ui/icons/SiteIcon';
import { settingsHero, settingsWords } from '@/lib/content/search/settingsPage';

/** What the page is, and after saving without a script, the confirmation. */
export function SettingsHero() {
  return (
    <>
      <PageHero route="/settings" {...settingsHero} />
      <div className="page-column">
        <p id="saved" tabIndex={-1} className="saved gap-3 strong-weight round-ends above-6 level">
          <SiteIcon name="shield" size={24} />
          {settingsWords.savedTitle}
        </p>
      </div>
      <style jsx>{`
        .saved {
          display: none;
          width: fit-content;
          padding: var(--space-3) var(--space-5);
          background: var(--color-success-surface);
          color: var(--color-success-text);
        }

        .saved:target {
          display: flex;
        }
      `}</style>
    </>
  );
}

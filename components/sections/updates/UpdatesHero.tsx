import { CachedDrawing } from '@/components/marketing/CachedDrawing';
import { PageHero } from '@/components/marketing/PageHero';
import { SiteIcon } from '@/components/ui/icons/SiteIcon';
import { updatesWords } from '@/lib/content/company/updateWords';
import { language } from '@/lib/content/site/languages/language';
import { pathIn } from '@/lib/content/site/languages/languages';
import { localUrl } from '@/lib/content/site/languages/localUrl';

export function UpdatesHero() {
  const { title, lead, feed, help } = updatesWords;
  return (
    <PageHero
      title={title}
      lead={lead}
      ground="tint"
      aside={<CachedDrawing name="updates-pictures.svg#tide" />}
    >
      <ul className="wrapping strong-weight" data-screen-only>
        <li>
          <a
            className="finger-sized gap-2"
            href={pathIn(language, '/updates.xml')}
            data-event="page.updates.link.click"
          >
            <SiteIcon name="globe" />
            {feed}
          </a>
        </li>
        <li>
          <a className="finger-sized gap-2" href={localUrl(help.href)}>
            <SiteIcon name="chat" />
            {help.label}
          </a>
        </li>
      </ul>
      <style jsx>{`
        ul {
          gap: var(--space-2) var(--space-6);
        }
      `}</style>
    </PageHero>
  );
}

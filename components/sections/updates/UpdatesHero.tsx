import { PageHero } from '@/components/marketing/PageHero';
import { SiteIcon } from '@/components/ui/icons/SiteIcon';
import { updatesWords } from '@/lib/content/company/updateWords';
import { language } from '@/lib/content/site/languages/language';
import { pathIn } from '@/lib/content/site/languages/languages';
import { localUrl } from '@/lib/content/site/languages/localUrl';
import { TidePicture } from './TidePicture';

export function UpdatesHero() {
  const { title, lead, feed, help } = updatesWords;
  return (
    <PageHero title={title} lead={lead} ground="tint" aside={<TidePicture />}>
      <ul className="wrapping strong-weight" data-screen-only>
        <li>
          <a href={pathIn(language, '/updates.xml')} data-event="page.updates.link.click">
            <SiteIcon name="globe" />
            {feed}
          </a>
        </li>
        <li>
          <a href={localUrl(help.href)}>
            <SiteIcon name="chat" />
            {help.label}
          </a>
        </li>
      </ul>
      <style jsx>{`
        ul {
          gap: var(--space-2) var(--space-6);
        }

        a {
          display: inline-flex;
          align-items: center;
          gap: var(--space-2);
          min-height: 2.75rem;
        }
      `}</style>
    </PageHero>
  );
}

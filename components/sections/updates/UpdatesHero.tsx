import { PageHero } from '@/components/marketing/PageHero';
import { Line } from '@/components/ui/icons/Line';
import { Mark } from '@/components/ui/icons/Mark';
import { SiteIcon } from '@/components/ui/icons/SiteIcon';
import { updatesWords } from '@/lib/content/company/updateWords';
import { language } from '@/lib/content/site/languages/language';
import { pathIn } from '@/lib/content/site/languages/languages';
import { localUrl } from '@/lib/content/site/languages/localUrl';

export function UpdatesHero() {
  const { title, lead, feed, help } = updatesWords;
  return (
    <PageHero title={title} lead={lead} ground="tint" aside={<TidePicture />}>
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

/** A window, a phone and a note on the water: what changes, and on which device. */
function TidePicture() {
  return (
    <svg
      className="full-width"
      data-screen-only
      aria-hidden="true"
      viewBox="0 0 560 360"
      width="560"
      height="360"
    >
      <circle fill="var(--art-far)" cx="300" cy="180" r="170" />
      <rect fill="var(--art-paper)" x="90" y="60" width="320" height="210" rx="18" />
      <path fill="var(--art-near)" d="M90 96V78a18 18 0 0 1 18-18h284a18 18 0 0 1 18 18v18z" />
      <Line color="paper-edge" width={10} d="M120 130h110M120 156h170M120 182h130M120 208h150" />
      <Line color="near" width={10} d="M120 238h90" />
      <rect fill="var(--art-ink)" x="372" y="96" width="112" height="206" rx="22" />
      <rect fill="var(--art-paper)" x="382" y="108" width="92" height="182" rx="14" />
      <Line color="paper-edge" width={10} d="M398 138h44M398 160h60M398 182h50" />
      <circle fill="var(--art-beak)" cx="478" cy="100" r="24" />
      <path
        d="M478 90v20M468 100h20"
        stroke="var(--color-on-highlight)"
        strokeLinecap="round"
        strokeWidth="5"
      />
      <ellipse fill="var(--art-middle)" cx="280" cy="318" rx="276" ry="36" />
      <g transform="translate(24 214) scale(1.8)">
        <Mark size={64} />
      </g>
      <ellipse fill="var(--art-near)" cx="290" cy="334" rx="220" ry="18" />
      <style jsx>{`
        svg {
          height: auto;
        }
      `}</style>
    </svg>
  );
}

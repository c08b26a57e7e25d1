import { PageHero } from '@/components/marketing/PageHero';
import { Bird } from '@/components/sections/about/Bird';
import { SiteIcon } from '@/components/ui/icons/SiteIcon';
import { aboutHero } from '@/lib/content/company/about';

export function AboutHero() {
  const title = (
    <>
      {aboutHero.before}{' '}
      <span className="bird">
        <Bird />
      </span>{' '}
      {aboutHero.after}
    </>
  );
  return (
    <PageHero title={title} lead={aboutHero.lead} ground="sky" below={<MorningLake />} rests>
      <a href="#figures" className="down plain-link strong-weight gap-3 holder level">
        <span className="round in-middle on-accent round-ends">
          <SiteIcon name="chevronDown" size={24} />
        </span>
        {aboutHero.more}
      </a>
      <style jsx global>{`
        .bird {
          display: inline-block;
          width: 1em;
          height: 0.86em;
          margin-right: 0.06em;
          vertical-align: -0.06em;
        }

        .down {
          z-index: 1;
          display: inline-flex;
          min-height: 3rem;
        }

        .down > .round {
          width: 3rem;
          height: 3rem;
        }

        .down:hover > .round {
          background: var(--color-accent-hover);
        }
      `}</style>
    </PageHero>
  );
}

/** The picture below the opening text: a lake in the morning, and a family that keeps to itself. */
function MorningLake() {
  return (
    <svg
      aria-hidden="true"
      className="lake full-width"
      data-screen-only
      viewBox="0 0 1440 420"
      preserveAspectRatio="xMidYMax slice"
    >
      <use href="/static-assets/backgrounds/about-pictures.svg#lake" width="1440" height="420" />
      <style jsx>{`
        .lake {
          height: clamp(13rem, 8rem + 20vw, 26rem);
          margin-top: clamp(-5rem, -4vw, -1rem);
        }
      `}</style>
    </svg>
  );
}

import { ButtonLink } from '@/components/ui/forms/ButtonLink';
import { ButtonRow } from '@/components/ui/forms/ButtonRow';
import { subscriptionCall } from '@/lib/content/home/homeWords';
import { sitePages } from '@/lib/content/site/sitePages';
import { subscriptionPromo } from '@/lib/content/subscription/subscriptionPromo';

/** The subscription on the home page. Base styles choose: the offer, or a subscriber’s version of the same height. */
export function SubscriptionCall() {
  const { title, text, action, own, features } = subscriptionCall;
  return (
    <div className="page-column">
      <section
        className="two-columns deep panel layered clipped level huge-corners"
        aria-labelledby="subscription-title"
      >
        <svg
          className="covering filling behind"
          data-screen-only
          aria-hidden="true"
          viewBox="0 0 1200 480"
          preserveAspectRatio="xMaxYMax slice"
        >
          <circle fill="var(--art-far)" cx="1060" cy="420" r="420" />
          <circle fill="var(--art-middle)" cx="1060" cy="420" r="300" />
          <circle fill="var(--art-near)" cx="1060" cy="420" r="180" />
        </svg>
        <div className="words">
          <h2 className="section-title" id="subscription-title">
            {title}
          </h2>
          <div className="signed-out">
            <p className="lead-text">{text}</p>
            <ButtonRow>
              <ButtonLink href={action.href}>{action.label}</ButtonLink>
              <ButtonLink href={sitePages.signIn.href} variant="quiet">
                {sitePages.signIn.label}
              </ButtonLink>
            </ButtonRow>
          </div>
          <div className="signed-in">
            <p className="lead-text">{own.text}</p>
            <ButtonRow>
              <ButtonLink href={own.action.href}>{own.action.label}</ButtonLink>
              <ButtonLink href={action.href} variant="quiet">
                {subscriptionPromo.banner.link}
              </ButtonLink>
            </ButtonRow>
          </div>
        </div>
        <ul className="in-column gap-3">
          {features.map((feature) => (
            <li
              className="ticked in-row gap-3 medium-weight high-shadow medium-corners raised-ground"
              key={feature.label}
              data-flag={'flag' in feature ? feature.flag : undefined}
            >
              {feature.label}
            </li>
          ))}
        </ul>
      </section>
      <style jsx>{`
        .panel {
          --first: 7fr;
          --second: 5fr;
          gap: var(--space-7) var(--space-8);
          padding: clamp(2rem, 0.8rem + 5vw, 5rem) clamp(1.5rem, 0.6rem + 4vw, 4.5rem);
        }

        h2 {
          line-height: 1.06;
        }

        p {
          max-width: 30rem;
          margin-block: var(--space-4) var(--space-6);
        }

        :global(html[data-subscriber='PENDING']) .signed-out {
          visibility: hidden;
        }

        li {
          padding: 0.875rem 1.25rem;
          overflow-wrap: anywhere;
        }

        li:nth-child(even) {
          margin-left: clamp(0rem, 3vw, 2.5rem);
        }

        li:nth-child(odd) {
          margin-right: clamp(0rem, 3vw, 2.5rem);
        }

        li::before {
          margin: 0 0.25rem 0.1875rem;
        }
      `}</style>
    </div>
  );
}

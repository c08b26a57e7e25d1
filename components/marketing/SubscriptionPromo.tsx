import { ButtonLink } from '@/components/ui/forms/ButtonLink';
import { buildOrigin } from '@/lib/attribution/origin';
import { localUrl } from '@/lib/content/site/languages/localUrl';
import { subscriptionPromo } from '@/lib/content/subscription/subscriptionPromo';

/**
 * A short note about the subscription on another page. Only the variants of the experiment `privacypropromo` show one;
 * the boot script sets the variant before the first paint, so nothing moves. A subscriber in one of our apps reads
 * about their own features; while the app is being asked, the space is reserved.
 */
export function SubscriptionPromo({ page }: { page: string }) {
  const origin = buildOrigin({ entry: page, source: 'website', campaign: 'promo' });
  return (
    <aside
      className="promo"
      aria-label={subscriptionPromo.banner.title}
      data-experiment="privacypropromo"
      data-screen-only
    >
      <div className="page-column">
        <PromoText className="offer" words={subscriptionPromo} address={`/pro?origin=${origin}`} />
        <PromoText className="own" words={subscriptionPromo.own} address="/subscriptions/manage" />
      </div>
      <style jsx>{`
        .promo {
          display: none;
        }

        :global(html:is([data-exp-privacypropromo='tagline'], [data-exp-privacypropromo='banner'])) .promo {
          display: block;
        }
      `}</style>
    </aside>
  );
}

type PromoWords = {
  line: { text: string; link: string };
  banner: { title: string; text: string; link: string };
};

function PromoText({ className, words, address }: { className: string; words: PromoWords; address: string }) {
  const { line, banner } = words;
  return (
    <div className={className}>
      <p className="tagline">
        {line.text} <a href={localUrl(address)}>{line.link}</a>
      </p>
      <div className="banner in-row apart wrapping strong-tint huge-corners">
        <div>
          <p className="title small-title strong-weight title-leading">{banner.title}</p>
          <p>{banner.text}</p>
        </div>
        <ButtonLink href={address}>{banner.link}</ButtonLink>
      </div>
      <style jsx>{`
        .own,
        :global(html[data-subscriber='SUBSCRIBED']) .offer,
        :global(html[data-exp-privacypropromo='tagline']) .banner,
        :global(html[data-exp-privacypropromo='banner']) .tagline {
          display: none;
        }

        :global(html[data-subscriber='SUBSCRIBED']) .own {
          display: block;
        }

        :global(html[data-subscriber='PENDING']) .offer {
          visibility: hidden;
        }

        .tagline {
          padding-block: var(--space-5);
          font-size: var(--text-lead);
        }

        .banner {
          gap: var(--space-4) var(--space-7);
          margin-block: var(--space-6);
          padding: var(--space-6);
        }

        .banner > div {
          flex: 1 1 20rem;
          max-width: 40rem;
        }

        .title {
          margin-bottom: var(--space-1);
        }
      `}</style>
    </div>
  );
}

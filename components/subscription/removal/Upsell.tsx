import { ButtonLink } from '@/components/ui/forms/ButtonLink';
import { removalWords } from '@/lib/content/app/removal';
import { sendAppEvent } from '@/lib/events/sendAppEvent';
import { useVisit } from '@/lib/hooks/page/useVisit';

/** After a free search: what the subscription would do. A trial is promised only where the app allows it. */
export function Upsell({ count, trial }: { count: number; trial: boolean | null }) {
  const { link } = useVisit();
  const words = removalWords.upsell;
  return (
    <section className="deep upsell">
      <h2>{count > 0 ? words.title(count) : words.none}</h2>
      <p>{count > 0 ? words.text : words.noneText}</p>
      <ButtonLink
        href={link('/subscriptions', { featurePage: 'pir', ...(trial === false ? { trial: 'false' } : {}) })}
        onClick={() => sendAppEvent('page.dbp.subscribe.click')}
      >
        {trial ? words.tryAction : words.action}
      </ButtonLink>
      <style jsx>{`
        .upsell {
          display: grid;
          justify-items: start;
          gap: var(--space-3);
          padding: clamp(1.25rem, 4vw, 2rem);
          border-radius: var(--radius-large);
        }

        p {
          max-width: 38rem;
          color: var(--color-text-muted);
        }
      `}</style>
    </section>
  );
}

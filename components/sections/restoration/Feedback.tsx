import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/forms/Button';
import { ButtonLink } from '@/components/ui/forms/ButtonLink';
import { ChoicePills } from '@/components/ui/forms/ChoicePills';
import { restorationFeedbackWords as words } from '@/lib/content/app/appRestoration';
import { brand } from '@/lib/content/brand';
import { restorationFeedback } from '@/lib/native/restorationFeedback';

/** One choice of what went wrong, then the app's own form if it has one, otherwise a mail that the person writes. */
export function Feedback() {
  const [reason, setReason] = useState<string | null>(null);
  const [openForm, setOpenForm] = useState<(() => void) | null>(null);

  useEffect(() => {
    let mounted = true;
    void restorationFeedback().then((open) => mounted && setOpenForm(() => open));
    return () => {
      mounted = false;
    };
  }, []);

  const chosen = words.reasons.find(({ id }) => id === reason)?.label ?? words.title;
  const address = `mailto:${brand.supportEmail}?subject=${encodeURIComponent(words.subject(chosen))}`;
  return (
    <section
      className="feedback line-above"
      aria-labelledby="feedback-title"
      data-without-flag="useUnifiedFeedback"
    >
      <div className="page-column">
        <h2 id="feedback-title">{words.title}</h2>
        <div className="answer gap-5 above-4 in-column">
          <div data-needs-script>
            <ChoicePills
              name="reason"
              legend={words.legend}
              options={words.reasons}
              chosen={reason}
              onChoose={setReason}
            />
          </div>
          {openForm ? (
            <Button variant="secondary" onClick={openForm}>
              {words.form}
            </Button>
          ) : (
            <ButtonLink variant="secondary" href={address}>
              {words.mail}
            </ButtonLink>
          )}
          <p className="small-print">{words.note}</p>
        </div>
      </div>
      <style jsx>{`
        .feedback {
          padding-block: clamp(var(--space-8), 5vw, var(--space-10));
        }

        .answer {
          justify-items: start;
          max-width: var(--width-text);
        }
      `}</style>
    </section>
  );
}

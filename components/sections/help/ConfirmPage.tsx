import { EmailLinkPage } from '@/components/marketing/EmailLinkPage';
import { Button } from '@/components/ui/forms/Button';
import { ButtonLink } from '@/components/ui/forms/ButtonLink';
import { confirmWords } from '@/lib/content/help/confirmWords';

const kinds = ['withdrawal', 'cancellation'] as const;

/** Where a withdrawal or a cancellation is confirmed. The service writes how it stands, and on `main` which button it needs. */
export function ConfirmPage() {
  return (
    <EmailLinkPage route="/help/confirm" title={confirmWords.title} mood="asks">
      <output className="lead-text own-line" name="standing" />
      {kinds.map((kind) => (
        <form key={kind} method="post" className={kind}>
          <Button type="submit">{confirmWords[kind]}</Button>
          <p className="small-print above-5">{confirmWords.note}</p>
        </form>
      ))}
      <div className="over">
        <ButtonLink href="/help">{confirmWords.back}</ButtonLink>
      </div>
      <style jsx>{`
        form,
        :global(main[data-answer='confirm-withdrawal']) .over,
        :global(main[data-answer='confirm-cancellation']) .over {
          display: none;
        }

        :global(main[data-answer='confirm-withdrawal']) .withdrawal,
        :global(main[data-answer='confirm-cancellation']) .cancellation {
          display: block;
        }
      `}</style>
    </EmailLinkPage>
  );
}

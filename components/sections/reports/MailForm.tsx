import type { ReactNode } from 'react';
import { Button } from '@/components/ui/forms/Button';
import { brand } from '@/lib/content/brand';
import { mailFormWords } from '@/lib/content/downloadPages/reports';

type Props = { subject: string; submit: string; event: string; children: ReactNode };

/** A form that fills a message in the visitor's mail program: without a script, and unseen by any server of ours. */
export function MailForm({ subject, submit, event, children }: Props) {
  return (
    <form
      className="mail-form gap-5 in-column large-corners"
      action={`mailto:${brand.supportEmail}?subject=${encodeURIComponent(subject)}`}
      method="post"
      encType="text/plain"
      data-event={`page.${event}.form.submit`}
    >
      {children}
      <p className="small-print">{mailFormWords.how}</p>
      <Button type="submit">{submit}</Button>
      <p className="small-print">
        {mailFormWords.without} <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>
      </p>
      <style jsx global>{`
        .mail-form {
          justify-items: start;
          padding: var(--card-padding);
          border: 1px solid var(--card-border);
          background: var(--card-background);
        }

        .mail-form .field {
          width: 100%;
        }

        .mail-form .text-field {
          padding-block: 0.75rem;
          resize: vertical;
        }

        .mail-form .options {
          gap: var(--space-1) var(--space-5);
        }

        .mail-form .options input {
          width: 1.25rem;
          height: 1.25rem;
        }
      `}</style>
    </form>
  );
}

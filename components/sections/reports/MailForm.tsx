import type { ReactNode } from 'react';
import { Button } from '@/components/ui/forms/Button';
import { brand } from '@/lib/content/brand';
import { mailFormWords } from '@/lib/content/downloadPages/reports';
import { mailFormStyles } from './mailFormStyles';

type Props = { subject: string; submit: string; event: string; children: ReactNode };

/**
 * A form whose answers become a message in the visitor's mail program: it works without a script, and no server of ours
 * sees it before it is sent.
 */
export function MailForm({ subject, submit, event, children }: Props) {
  return (
    <form
      className="mail-form"
      action={`mailto:${brand.supportEmail}?subject=${encodeURIComponent(subject)}`}
      method="post"
      encType="text/plain"
      data-event={`page.${event}.form.submit`}
    >
      {children}
      <p className="how">{mailFormWords.how}</p>
      <Button type="submit">{submit}</Button>
      <p className="how">
        {mailFormWords.without} <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>
      </p>
      <style jsx global>
        {mailFormStyles}
      </style>
    </form>
  );
}

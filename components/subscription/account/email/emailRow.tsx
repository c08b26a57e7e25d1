import type { DetailRow } from '@/components/ui/DetailRows';
import { ButtonLink } from '@/components/ui/forms/ButtonLink';
import { manageWords } from '@/lib/content/account/manage';

export function emailRow(email: string | null, link: (path: string) => string): DetailRow {
  if (email === null) {
    return {
      term: manageWords.email,
      value: manageWords.noEmail,
      action: (
        <ButtonLink size="small" href={link('/subscriptions/add-email')}>
          {manageWords.addEmail}
        </ButtonLink>
      ),
    };
  }
  return {
    term: manageWords.email,
    value: email,
    action: (
      <ButtonLink variant="secondary" size="small" href={link('/subscriptions/edit-email')}>
        <span aria-hidden="true">{manageWords.editEmail}</span>
        <span className="spoken">{manageWords.editEmailLabel}</span>
      </ButtonLink>
    ),
  };
}

import type { ComponentProps, ReactNode } from 'react';
import { DocumentField } from '@/components/ui/forms/DocumentField';
import { DocumentForm } from '@/components/ui/forms/DocumentForm';
import { maxStatementLength } from '@/lib/content/help/maxStatementLength';
import { EmailField } from './EmailField';
import { UnseenField } from './UnseenField';

type Labels = { label: string; hint: string };

type Props = {
  name: string;
  action: string;
  words: ComponentProps<typeof DocumentForm>['words'] & {
    fields: {
      name: { label: string };
      contract: Labels;
      email: Labels & { placeholder: string };
      reference: { label: string };
    };
    errors: { name: string; contract: string; email: string };
  };
  /** Fields of its own, before those that say who states it about which contract. */
  children?: ReactNode;
};

/** A form with which consumers state something about a contract. */
export function StatementForm({ name, action, words, children }: Props) {
  const { fields, errors } = words;
  return (
    <DocumentForm name={name} action={action} words={words}>
      {children}
      <DocumentField id={`${name}-name`} name="name" label={fields.name.label} error={errors.name}>
        <input
          className="text-field"
          id={`${name}-name`}
          name="name"
          required
          maxLength={maxStatementLength}
          autoComplete="name"
          defaultValue=""
        />
      </DocumentField>
      <DocumentField
        id={`${name}-contract`}
        name="contract"
        label={fields.contract.label}
        hint={fields.contract.hint}
        error={errors.contract}
      >
        <input
          className="text-field"
          id={`${name}-contract`}
          name="contract"
          required
          maxLength={maxStatementLength}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue=""
          aria-describedby={`${name}-contract-hint`}
        />
      </DocumentField>
      <EmailField id={`${name}-email`} words={fields.email} error={errors.email} />
      <UnseenField id={`${name}-reference`} label={fields.reference.label} />
    </DocumentForm>
  );
}

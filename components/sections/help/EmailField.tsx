import { DocumentField } from '@/components/ui/forms/DocumentField';

type Props = { form: string; words: { label: string; hint: string; placeholder: string }; error: string };

/** The address at which whoever writes to support is answered. */
export function EmailField({ form, words, error }: Props) {
  return (
    <DocumentField form={form} name="email" words={words} error={error}>
      <input
        className="text-field"
        id={`${form}-email`}
        name="email"
        type="email"
        required
        autoComplete="email"
        spellCheck={false}
        defaultValue=""
        placeholder={words.placeholder}
        aria-describedby={`${form}-email-hint`}
      />
    </DocumentField>
  );
}

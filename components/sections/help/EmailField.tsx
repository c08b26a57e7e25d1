import { DocumentField } from '@/components/ui/forms/DocumentField';

type Props = { id: string; words: { label: string; hint: string; placeholder: string }; error: string };

/** The address at which whoever writes to support is answered. */
export function EmailField({ id, words, error }: Props) {
  return (
    <DocumentField id={id} name="email" label={words.label} hint={words.hint} error={error}>
      <input
        className="text-field"
        id={id}
        name="email"
        type="email"
        required
        autoComplete="email"
        spellCheck={false}
        defaultValue=""
        placeholder={words.placeholder}
        aria-describedby={`${id}-hint`}
      />
    </DocumentField>
  );
}

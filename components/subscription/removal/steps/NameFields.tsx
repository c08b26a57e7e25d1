import { TextField } from '@/components/ui/forms/TextField';
import { removalWords } from '@/lib/content/app/removal';
import {
  emptyName,
  maxNames,
  type NameDraft,
  type NameFault,
  nameFaults,
  type ProfileParts,
} from '@/lib/native/removal/removalProfile';
import { EntryList } from './EntryList';
import { SelectField } from './SelectField';

type Props = {
  names: NameDraft[];
  parts: ProfileParts;
  shown: boolean;
  onChange: (names: NameDraft[]) => void;
};

const words = removalWords.names;
const suffixes = [['', words.none], ...words.suffixes.map((suffix) => [suffix, suffix])] as const;

/** The names to search for, with the parts that the app keeps. */
export function NameFields({ names, parts, shown, onChange }: Props) {
  const faults = nameFaults(names, parts);
  const error = (index: number, ...kinds: NameFault[]) => {
    const fault = shown ? kinds.find((kind) => faults[index]?.includes(kind)) : undefined;
    return fault ? words.faults[fault] : null;
  };
  return (
    <EntryList
      entries={names}
      max={maxNames}
      empty={emptyName}
      legend={words.legend}
      addLabel={words.add}
      removeLabel={({ first, last }) => words.remove(`${first} ${last}`.trim())}
      onChange={onChange}
      fields={(name, index, change) => {
        const field = (key: 'first' | 'middle' | 'last', autoComplete: string) => ({
          id: `${key}-${index}`,
          value: name[key],
          autoComplete: index === 0 ? autoComplete : 'off',
          maxLength: 80,
          onChange: (event: { target: { value: string } }) => change({ [key]: event.target.value }),
        });
        return (
          <>
            <TextField
              {...field('first', 'given-name')}
              label={words.first}
              error={error(index, 'first', 'repeated')}
            />
            <TextField
              {...field('middle', 'additional-name')}
              label={`${words.middle} (${removalWords.optional})`}
            />
            <TextField {...field('last', 'family-name')} label={words.last} error={error(index, 'last')} />
            {parts.name.includes('suffix') ? (
              <SelectField
                id={`suffix-${index}`}
                label={`${words.suffix} (${removalWords.optional})`}
                value={name.suffix}
                options={suffixes.map(([value = '', word = '']) => [value, word] as const)}
                onChange={(suffix) => change({ suffix })}
              />
            ) : null}
          </>
        );
      }}
    />
  );
}

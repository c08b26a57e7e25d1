import { TextField } from '@/components/ui/forms/TextField';
import { removalWords } from '@/lib/content/app/removal';
import { states } from '@/lib/content/app/states';
import {
  type AddressDraft,
  type AddressFault,
  addressFaults,
  emptyAddress,
  maxAddresses,
  type ProfileParts,
} from '@/lib/native/removal/removalProfile';
import { EntryList } from './EntryList';
import { SelectField } from './SelectField';

type Props = {
  addresses: AddressDraft[];
  parts: ProfileParts;
  shown: boolean;
  onChange: (addresses: AddressDraft[]) => void;
};

const words = removalWords.addresses;

/** The places to search in, with the parts that the app keeps. */
export function AddressFields({ addresses, parts, shown, onChange }: Props) {
  const faults = addressFaults(addresses, parts);
  return (
    <EntryList
      entries={addresses}
      max={maxAddresses}
      empty={emptyAddress}
      legend={words.legend}
      addLabel={words.add}
      removeLabel={({ city }) => words.remove(city.trim())}
      onChange={onChange}
      fields={(address, index, change) => (
        <AddressEntry
          address={address}
          index={index}
          kept={parts.address}
          faults={shown ? (faults[index] ?? []) : []}
          onChange={change}
        />
      )}
    />
  );
}

type EntryProps = {
  address: AddressDraft;
  index: number;
  kept: ProfileParts['address'];
  /** What is to be shown as wrong. */
  faults: readonly AddressFault[];
  onChange: (change: Partial<AddressDraft>) => void;
};

function AddressEntry({ address, index, kept, faults, onChange }: EntryProps) {
  const error = (...kinds: AddressFault[]) => {
    const fault = kinds.find((kind) => faults.includes(kind));
    return fault ? words.faults[fault] : null;
  };
  const completed = (name: string) => (index === 0 ? name : 'off');
  const field = (key: 'street' | 'city' | 'zipCode', autoComplete: string) => ({
    id: `${key}-${index}`,
    value: address[key],
    autoComplete: completed(autoComplete),
    maxLength: 120,
    onChange: (event: { target: { value: string } }) => onChange({ [key]: event.target.value }),
  });
  return (
    <>
      {kept.includes('street') ? (
        <div data-wide="">
          <TextField
            {...field('street', 'street-address')}
            label={`${words.street} (${removalWords.optional})`}
          />
        </div>
      ) : null}
      <div data-wide="">
        <TextField
          {...field('city', 'address-level2')}
          label={words.city}
          error={error('city', 'repeated')}
        />
      </div>
      <SelectField
        id={`state-${index}`}
        label={words.state}
        value={address.state}
        options={[['', words.choose], ...states]}
        autoComplete={completed('address-level1')}
        error={error('state')}
        onChange={(state) => onChange({ state })}
      />
      {kept.includes('zipCode') ? (
        <TextField
          {...field('zipCode', 'postal-code')}
          label={`${words.zipCode} (${removalWords.optional})`}
          inputMode="numeric"
          error={error('zipCode')}
        />
      ) : null}
    </>
  );
}

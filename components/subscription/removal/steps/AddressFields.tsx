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
  const error = (index: number, ...kinds: AddressFault[]) => {
    const fault = shown ? kinds.find((kind) => faults[index]?.includes(kind)) : undefined;
    return fault ? words.faults[fault] : null;
  };
  return (
    <EntryList
      entries={addresses}
      max={maxAddresses}
      empty={emptyAddress}
      legend={words.legend}
      addLabel={words.add}
      removeLabel={({ city }) => words.remove(city.trim())}
      onChange={onChange}
      fields={(address, index, change) => {
        const field = (key: 'street' | 'city' | 'zipCode', autoComplete: string) => ({
          id: `${key}-${index}`,
          value: address[key],
          autoComplete: index === 0 ? autoComplete : 'off',
          maxLength: 120,
          onChange: (event: { target: { value: string } }) => change({ [key]: event.target.value }),
        });
        return (
          <>
            {parts.address.includes('street') ? (
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
                error={error(index, 'city', 'repeated')}
              />
            </div>
            <SelectField
              id={`state-${index}`}
              label={words.state}
              value={address.state}
              options={[['', words.choose], ...states]}
              autoComplete={index === 0 ? 'address-level1' : 'off'}
              error={error(index, 'state')}
              onChange={(state) => change({ state })}
            />
            {parts.address.includes('zipCode') ? (
              <TextField
                {...field('zipCode', 'postal-code')}
                label={`${words.zipCode} (${removalWords.optional})`}
                inputMode="numeric"
                error={error(index, 'zipCode')}
              />
            ) : null}
          </>
        );
      }}
    />
  );
}

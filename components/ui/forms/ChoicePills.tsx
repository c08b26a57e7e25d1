import { choicePillStyles } from './choicePillStyles';

type Props = {
  name: string;
  legend: string;
  options: readonly { id: string; label: string }[];
  chosen: string | null;
  onChoose: (id: string) => void;
};

/** A question with one answer out of a few short ones, shown as pills. */
export function ChoicePills({ name, legend, options, chosen, onChoose }: Props) {
  return (
    <fieldset>
      <legend className="below-3 muted">{legend}</legend>
      <div className="choice-pills">
        {options.map(({ id, label }) => (
          <label key={id}>
            <input
              type="radio"
              name={name}
              value={id}
              checked={chosen === id}
              onChange={() => onChoose(id)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
      <style jsx global>
        {choicePillStyles}
      </style>
    </fieldset>
  );
}

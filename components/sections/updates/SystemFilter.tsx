import { ChoicePills } from '@/components/ui/forms/ChoicePills';
import { updateSystems } from '@/lib/content/company/updates';
import { systemNames, updatesWords } from '@/lib/content/company/updateWords';

const choices = [
  { id: 'all', label: updatesWords.all },
  ...updateSystems.map((system) => ({ id: system, label: systemNames[system] })),
];

export function SystemFilter() {
  return (
    <div className="filter">
      <ChoicePills
        name="system"
        legend={updatesWords.filter}
        legendClass="strong-weight below-3"
        options={choices}
      />
      <style jsx>{`
        .filter {
          position: sticky;
          top: calc(var(--header-height) + var(--space-4));
          align-self: start;
        }

        @media (--below-wide) {
          .filter {
            position: static;
          }
        }
      `}</style>
    </div>
  );
}

import { DocumentField } from '@/components/ui/forms/DocumentField';
import { DocumentForm } from '@/components/ui/forms/DocumentForm';
import { bangCategories } from '@/lib/content/search/allBangs';
import { bangCategoryNames, bangSubcategoryNames } from '@/lib/content/search/bangCategoryNames';
import { bangForm } from '@/lib/content/search/bangPage';

export function BangForm() {
  const { fields, errors } = bangForm;
  const input = (name: 'site' | 'trigger' | 'url') => ({
    className: 'text-field',
    id: `bang-${name}`,
    name,
    required: true,
    defaultValue: '',
    placeholder: fields[name].placeholder,
    spellCheck: false,
    autoComplete: 'off',
    'aria-describedby': `bang-${name}-hint`,
  });
  return (
    <DocumentForm name="bang" action="/bangs/new" words={bangForm}>
      <DocumentField form="bang" name="site" words={fields.site} error={errors.site}>
        <input {...input('site')} maxLength={80} />
      </DocumentField>
      <DocumentField form="bang" name="trigger" words={fields.trigger} error={errors.trigger}>
        <input {...input('trigger')} maxLength={25} autoCapitalize="none" />
      </DocumentField>
      <DocumentField form="bang" name="url" words={fields.url} error={errors.url}>
        <input {...input('url')} maxLength={500} inputMode="url" autoCapitalize="none" />
      </DocumentField>
      <DocumentField form="bang" name="place" words={fields.place} error={errors.place}>
        <select className="text-field select-field" id="bang-place" name="place" required>
          <option value="">{fields.place.choose}</option>
          {bangCategories.map(({ name, subcategories }) => (
            <optgroup key={name} label={bangCategoryNames[name]}>
              {subcategories.map(({ name: subcategory }) => (
                <option key={subcategory} value={`${name}:${subcategory}`}>
                  {bangSubcategoryNames[subcategory]}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </DocumentField>
    </DocumentForm>
  );
}

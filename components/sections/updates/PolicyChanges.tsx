import { Section } from '@/components/marketing/Section';
import { Disclosure } from '@/components/ui/Disclosure';
import { policyUpdates } from '@/lib/content/company/updates';
import { updatesWords, updateTexts } from '@/lib/content/company/updateWords';
import { calendarDay } from '@/lib/content/days';
import { language } from '@/lib/content/site/languages/language';

/** Changes of our legal texts, apart from what is new in the products. */
export function PolicyChanges() {
  return (
    <Section id="policies" {...updatesWords.policies} tone="tint" layout="side">
      {policyUpdates.map(({ id, name, date }) => (
        <Disclosure key={id} title={updateTexts[name].title}>
          <p className="below-4 muted" id={id}>
            {calendarDay(date, language)}. {updateTexts[name].text}
          </p>
        </Disclosure>
      ))}
    </Section>
  );
}

import { Section } from '@/components/marketing/Section';
import { Legend } from '@/components/sections/compare/Legend';
import { ButtonLink } from '@/components/ui/forms/ButtonLink';
import { compareWords } from '@/lib/content/downloadPages/compare';
import { browserComparison, comparedBrowsers, supportWords } from '@/lib/content/downloads/comparison';
import { compareTeaser } from '@/lib/content/home/compareTeaser';
import { compareTeaserStyles } from './compareTeaserStyles';

const rows = browserComparison.filter(({ teaser }) => teaser);
const others = comparedBrowsers.filter(({ id }) => id !== 'ours');

/** Twelve rows of the comparison. On a phone the radio buttons choose whose column stands beside ours. */
export function CompareTeaser() {
  const { title, lead, more } = compareTeaser;
  return (
    <Section id="compare" title={title} lead={lead} tone="tint">
      <div className="compare-teaser">
        <fieldset>
          <legend>{compareWords.choose}</legend>
          {others.map(({ id, name }, index) => (
            <label key={id}>
              <input type="radio" name="compared" value={id} defaultChecked={index === 0} />
              <span>{name}</span>
            </label>
          ))}
        </fieldset>
        <table>
          <caption>{compareWords.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{compareWords.topic}</th>
              {comparedBrowsers.map(({ id, name }) => (
                <th key={id} scope="col" className={id}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, topic, cells }) => (
              <tr key={id}>
                <th scope="row">{topic}</th>
                {comparedBrowsers.map((browser) => (
                  <td key={browser.id} className={`${browser.id} ${cells[browser.id].support}`}>
                    {supportWords[cells[browser.id].support]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <Legend />
        <ButtonLink href={more.href} variant="secondary" data-event="page.home.compare.click">
          {more.label}
        </ButtonLink>
      </div>
      <style jsx global>
        {compareTeaserStyles}
      </style>
    </Section>
  );
}

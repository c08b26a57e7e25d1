import { Section } from '@/components/marketing/Section';
import { ButtonLink } from '@/components/ui/forms/ButtonLink';
import { ownColour } from '@/lib/content/search/themePage';
import { contrastRatio, readableAt } from '@/lib/theme/contrast';
import { parseCustomColour, textColourOn } from '@/lib/theme/customColour';
import { NamedColours } from './NamedColours';
import { ownColourStyles } from './ownColourStyles';

const start = parseCustomColour(ownColour.start) ?? '#000000';
const startText = textColourOn(start);
const startRatio = contrastRatio(start, startText);

/** A colour, the text to read on it, and how well. It starts with one of ours; enhance/forms/ownColour takes others. */
export function OwnColour() {
  const words = ownColour;
  return (
    <Section id="colour" title={words.title} lead={words.lead} tone="warm">
      <div className="own-colour">
        <div className="sample" data-own-colour="panel">
          <p className="words">{words.sample}</p>
          <dl>
            <dt data-own-colour="text">{words.textColour[startText]}</dt>
            <dd>
              <b data-own-colour="ratio">{`${startRatio.toFixed(1)} : 1`}</b> {words.contrast}
            </dd>
            <dd data-own-colour="verdict">{words.verdicts[readableAt(startRatio)]}</dd>
          </dl>
        </div>
        <div className="choice">
          <div data-needs-script="">
            <label htmlFor="own-colour">{words.label}</label>
            <div className="line">
              <input
                id="own-colour"
                data-own-colour="field"
                defaultValue={words.start}
                maxLength={7}
                spellCheck={false}
                autoComplete="off"
                aria-describedby="own-colour-problem"
              />
              <input type="color" data-own-colour="picker" defaultValue={start} aria-label={words.picker} />
            </div>
            <p role="alert" id="own-colour-problem" data-own-colour="problem" className="problem" hidden>
              {words.problem}
            </p>
          </div>
          <NamedColours />
          <p data-own-colour="use">
            <ButtonLink href={`/settings?k7=${words.start}#appearance`}>{words.use}</ButtonLink>
          </p>
        </div>
      </div>
      <style jsx global>
        {ownColourStyles}
      </style>
    </Section>
  );
}

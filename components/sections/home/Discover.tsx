import { Section } from '@/components/marketing/Section';
import { ButtonLink } from '@/components/ui/forms/ButtonLink';
import { discoverItems, discoverWords } from '@/lib/content/home/discover';
import { discoverStyles } from './discoverStyles';
import { HomePicture } from './HomePicture';

/**
 * The four products, one at a time. A row of radio buttons chooses and the style sheet shows, so that keyboard and touch
 * work without a script; where style sheets cannot look ahead, and in print, all four are there.
 */
export function Discover() {
  return (
    <Section id="discover" title={discoverWords.title} lead={discoverWords.lead} tone="warm">
      <div className="discover">
        <fieldset data-screen-only>
          <legend>{discoverWords.choose}</legend>
          {discoverItems.map(({ id, tab }, index) => (
            <label key={id}>
              <input type="radio" name="discover" value={id} defaultChecked={index === 0} />
              <span>{tab}</span>
            </label>
          ))}
        </fieldset>
        {discoverItems.map(({ id, title, text, points, link }) => (
          <article key={id} className={id}>
            <div className="words">
              <h3>{title}</h3>
              <p>{text}</p>
              <ul className="points">
                {points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
              <ButtonLink href={link.href} variant="secondary">
                {link.label}
              </ButtonLink>
            </div>
            <div className="art">
              <HomePicture name={id} />
            </div>
          </article>
        ))}
      </div>
      <style jsx global>
        {discoverStyles}
      </style>
    </Section>
  );
}

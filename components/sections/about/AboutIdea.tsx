import { Points } from '@/components/marketing/Points';
import { Section } from '@/components/marketing/Section';
import { aboutIdea } from '@/lib/content/company/about';
import { localUrl } from '@/lib/content/site/languages/localUrl';

export function AboutIdea() {
  const { title, paragraphs, principles, links } = aboutIdea;
  return (
    <Section id="idea" title={title} tone="warm" picture={<Points items={principles} numbered />}>
      <div className="gap-4 stacked">
        {paragraphs.map((paragraph) => (
          <p key={paragraph} className="lead-text">
            {paragraph}
          </p>
        ))}
        <div className="gap-6 wrapping level">
          {links.map((link) => (
            <a key={link.href} href={localUrl(link.href)}>
              {link.label}
            </a>
          ))}
        </div>
      </div>
    </Section>
  );
}

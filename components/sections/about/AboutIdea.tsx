import { Points } from '@/components/marketing/Points';
import { Section } from '@/components/marketing/Section';
import { Stack } from '@/components/ui/Stack';
import { aboutIdea } from '@/lib/content/company/about';
import { localUrl } from '@/lib/content/site/languages/localUrl';

export function AboutIdea() {
  const { title, paragraphs, principles, links } = aboutIdea;
  return (
    <Section id="idea" title={title} tone="warm" picture={<Points items={principles} numbered />}>
      <Stack>
        {paragraphs.map((paragraph) => (
          <p key={paragraph} className="lead-text">
            {paragraph}
          </p>
        ))}
        <Stack direction="row" gap="loose">
          {links.map((link) => (
            <a key={link.href} href={localUrl(link.href)}>
              {link.label}
            </a>
          ))}
        </Stack>
      </Stack>
    </Section>
  );
}

import { Section } from '@/components/marketing/Section';
import { Accordion } from '@/components/ui/Accordion';
import { localUrl } from '@/lib/content/site/languages/localUrl';
import { type Question, questions } from '@/lib/content/subscription/proQuestions';
import { reading } from '@/lib/content/subscription/proReading';

const items = questions.map((item, index) => ({
  id: `question-${item.id}`,
  title: item.question,
  content: item.withoutChat ? bothAnswers(item, item.withoutChat) : answer(item),
  open: index === 0,
}));

export function Questions() {
  return (
    <Section id="questions" title={reading.questionsTitle} layout="side">
      <Accordion items={items} />
    </Section>
  );
}

function bothAnswers(item: Question, withoutChat: readonly string[]) {
  return (
    <>
      <div data-flag="usePaidDuckAi">{answer(item)}</div>
      <div data-without-flag="usePaidDuckAi">{answer({ ...item, answer: withoutChat })}</div>
    </>
  );
}

function answer({ answer: paragraphs, link }: Question) {
  return (
    <div className="answer">
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {link ? (
        <p>
          <a href={localUrl(link.href)}>{link.label}</a>
        </p>
      ) : null}
      <style jsx>{`
        .answer {
          display: grid;
          gap: var(--space-3);
        }
      `}</style>
    </div>
  );
}

import { Accordion } from '@/components/ui/Accordion';
import { appWelcomeWords } from '@/lib/content/app/appWelcome';
import { questions } from '@/lib/content/subscription/proQuestions';

/** Questions that only matter before buying stay on the sales page. */
const afterBuying = ['devices', 'email', 'logs', 'brokers', 'cancel', 'refund'];

const items = questions
  .filter(({ id }) => afterBuying.includes(id))
  .map(({ id, question, answer }) => ({
    id: `question-${id}`,
    title: question,
    content: answer.map((paragraph) => <p key={paragraph}>{paragraph}</p>),
  }));

/** An app keeps its web view on its own hosts, so the answers are on the page itself. */
export function AppQuestions() {
  return (
    <div id="questions" tabIndex={-1}>
      <h2 className="below-4 small-title">{appWelcomeWords.faqTitle}</h2>
      <Accordion items={items} />
      <style jsx>{`
        div {
          scroll-margin-top: var(--space-4);
        }
      `}</style>
    </div>
  );
}

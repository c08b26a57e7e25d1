import { FigureList } from '@/components/marketing/FigureList';
import { Section } from '@/components/marketing/Section';
import { Accordion } from '@/components/ui/Accordion';
import { Steps } from '@/components/ui/Steps';
import { localUrl } from '@/lib/content/site/languages/localUrl';
import { type Question, questions } from '@/lib/content/subscription/proQuestions';
import { reading } from '@/lib/content/subscription/proReading';
import { Comparison } from './Comparison';
import { DeviceTable } from './DeviceTable';

/** The text below the features, the same for every visitor. */
export function LandingSections() {
  return (
    <>
      <Comparison />
      <Devices />
      <Figures />
      <Questions />
    </>
  );
}

/** Who is behind the offer: the company's published figures. */
function Figures() {
  const { title, lead, items } = reading.figures;
  return (
    <Section id="company" title={title} lead={lead} tone="deep" layout="side">
      <FigureList items={items.map(({ figure, text }) => ({ label: text, value: figure }))} />
    </Section>
  );
}

const items = questions.map((item, index) => ({
  id: `question-${item.id}`,
  title: item.question,
  content: item.withoutChat ? bothAnswers(item, item.withoutChat) : answer(item),
  open: index === 0,
}));

function Questions() {
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
    <div className="in-column gap-3">
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {link ? (
        <p>
          <a href={localUrl(link.href)}>{link.label}</a>
        </p>
      ) : null}
    </div>
  );
}

/** How to use the subscription on every device after buying it here, and what runs on which. */
function Devices() {
  const { title, here, lead, steps } = reading.devices;
  const leadText = (
    <>
      <span className="to-buy">{here} </span>
      {lead}
    </>
  );
  return (
    <Section id="devices" title={title} lead={leadText} tone="tint">
      <div className="two-columns grid">
        <Steps
          steps={steps.map((step, index) => ({
            title: step.title,
            content: step.text,
            className: index === 0 ? 'to-buy' : undefined,
          }))}
        />
        <DeviceTable />
      </div>
      <style jsx>{`
        /* The landing page sets the class once it knows a subscriber, or that nothing is sold to the visitor. */
        :global(.nothing-to-buy .to-buy) {
          display: none;
        }

        .grid {
          --first: 5fr;
          --second: 7fr;
          align-items: start;
          gap: var(--space-8) var(--space-10);
        }
      `}</style>
    </Section>
  );
}

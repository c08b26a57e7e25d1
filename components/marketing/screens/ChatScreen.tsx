import { Mark } from '@/components/ui/icons/Mark';
import { chatScreen } from '@/lib/content/subscription/screens';
import { Screen } from './Screen';

/** A chat with one of the subscription's models. */
export function ChatScreen() {
  const { describes, model, question, answer } = chatScreen;
  return (
    <Screen describes={describes}>
      <div className="chat-screen">
        <p className="bar">
          <Mark size={24} />
          <span>{model}</span>
        </p>
        <p className="asked">{question}</p>
        <p className="answer">{answer}</p>
      </div>
      <style jsx global>{`
        .chat-screen {
          display: flex;
          flex-direction: column;
          gap: 0.625rem;
          padding: 0.875rem 1rem 1.25rem;
        }

        .chat-screen .bar {
          display: flex;
          align-items: center;
          gap: 0.5rem;
        }

        .chat-screen .bar span {
          padding: 0.125rem 0.625rem;
          border-radius: var(--radius-round);
          background: var(--color-surface-tint-strong);
          color: var(--color-accent-text-hover);
          font-size: var(--text-caption);
          font-weight: var(--weight-medium);
        }

        .chat-screen .asked,
        .chat-screen .answer {
          max-width: 88%;
          padding: 0.5rem 0.875rem;
          border-radius: 1.125rem;
        }

        .chat-screen .asked {
          align-self: flex-end;
          border-bottom-right-radius: 0.25rem;
          background: var(--color-accent);
          color: var(--color-on-accent);
        }

        .chat-screen .answer {
          border-bottom-left-radius: 0.25rem;
          background: var(--color-surface-warm);
        }
      `}</style>
    </Screen>
  );
}

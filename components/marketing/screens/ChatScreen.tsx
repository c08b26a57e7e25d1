import { Mark } from '@/components/ui/icons/Mark';
import { chatScreen } from '@/lib/content/subscription/screens';
import { Screen } from './Screen';

export function ChatScreen() {
  const { describes, model, question, answer } = chatScreen;
  return (
    <Screen describes={describes}>
      <div className="chat-screen stacked">
        <p className="bar in-row">
          <Mark size={24} />
          <span className="caption-text medium-weight round-ends on-tint">{model}</span>
        </p>
        <p className="asked on-accent">{question}</p>
        <p className="answer warm-ground">{answer}</p>
      </div>
      <style jsx global>{`
        .chat-screen {
          gap: 0.625rem;
          padding: 0.875rem 1rem 1.25rem;
        }

        .chat-screen .bar {
          gap: 0.5rem;
        }

        .chat-screen .bar span {
          padding: 0.125rem 0.625rem;
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
        }

        .chat-screen .answer {
          border-bottom-left-radius: 0.25rem;
        }
      `}</style>
    </Screen>
  );
}

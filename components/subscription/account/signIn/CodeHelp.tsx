import { Button } from '@/components/ui/forms/Button';
import { formWords } from '@/lib/content/account/forms';

type Props = {
  /** The code no longer works, so only a new one helps. */
  spent: boolean;
  resendIn: number;
  resent: boolean;
  sentBefore: boolean;
  sending: boolean;
  onResend: () => void;
  onChangeAddress?: () => void;
};

/** What to do when no code arrives. */
export function CodeHelp({ spent, resendIn, resent, sentBefore, sending, onResend, onChangeAddress }: Props) {
  return (
    <div className="help">
      {sentBefore && resendIn > 0 ? (
        <p>{formWords.alreadySent(resendIn)}</p>
      ) : (
        <p role="status">{spent ? '' : resent ? formWords.resent : formWords.notArrived}</p>
      )}
      <div className="options">
        <Button
          variant={spent ? 'primary' : 'secondary'}
          size={spent ? 'medium' : 'small'}
          disabled={resendIn > 0}
          busyLabel={sending ? formWords.sending : null}
          onClick={onResend}
        >
          {resendIn > 0 ? formWords.resendWait(resendIn) : formWords.resend}
        </Button>
        {onChangeAddress ? (
          <Button variant="quiet" size="small" onClick={onChangeAddress}>
            {formWords.changeAddress}
          </Button>
        ) : null}
      </div>
      <style jsx>{`
        .help {
          display: grid;
          gap: var(--space-3);
          margin-top: var(--space-2);
          padding-top: var(--space-4);
          border-top: 1px solid var(--color-border);
        }

        p {
          color: var(--color-text-muted);
          font-size: var(--text-small);
          line-height: 1.45;
        }

        /* The live region stays, without its gap. */
        p:empty {
          margin-bottom: calc(-1 * var(--space-3));
        }

        .options {
          display: flex;
          flex-wrap: wrap;
          gap: var(--space-2);
          font-variant-numeric: tabular-nums;
        }

        @media (--below-compact) {
          .options {
            display: grid;
          }
        }
      `}</style>
    </div>
  );
}

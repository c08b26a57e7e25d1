import { ButtonGroup } from '@/components/subscription/account/ButtonGroup';
import { Button } from '@/components/ui/forms/Button';
import { formWords } from '@/lib/content/account/forms';
import type { PersonError } from '@/lib/content/site/errors/personError';

export type AwaitedCode = {
  busy: boolean;
  error: PersonError | null;
  /** Seconds until a new code can be requested. */
  resendIn: number;
  /** How many times the code was sent again. */
  resent: number;
  /** True when no new code was sent, because the one before still works. */
  sentBefore?: boolean;
  isLong?: boolean;
  submit: (otp: string) => void;
  resend: () => void;
};

type HelpProps = {
  /** The code no longer works, so only a new one helps. */
  spent: boolean;
  code: AwaitedCode;
  sending: boolean;
  onResend: () => void;
  onChangeAddress?: () => void;
};

/** What to do when no code arrives. */
export function CodeHelp({ spent, code, sending, onResend, onChangeAddress }: HelpProps) {
  const { resendIn, resent, sentBefore } = code;
  return (
    <div className="help in-column gap-3 above-2 line-above">
      {sentBefore && resendIn > 0 ? (
        <p className="small-print">{formWords.alreadySent(resendIn)}</p>
      ) : (
        <p className="small-print" role="status">
          {spent ? '' : resent > 0 ? formWords.resent : formWords.notArrived}
        </p>
      )}
      <ButtonGroup>
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
      </ButtonGroup>
      <style jsx>{`
        .help {
          padding-top: var(--space-4);
        }

        p {
          line-height: 1.45;
        }

        /* The live region stays, without its gap. */
        p:empty {
          margin-bottom: calc(-1 * var(--space-3));
        }

        .help > :global(div) {
          font-variant-numeric: tabular-nums;
        }
      `}</style>
    </div>
  );
}

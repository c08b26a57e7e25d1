import { type FormEvent, useEffect, useRef, useState } from 'react';
import { focusWhole } from '@/components/subscription/account/focusWhole';
import { ScreenError } from '@/components/subscription/account/ScreenError';
import { Button } from '@/components/ui/forms/Button';
import { CodeField } from '@/components/ui/forms/CodeField';
import { formWords } from '@/lib/content/account/forms';
import { longCodeLength, oneTimeCodeLength, typedCode } from '@/lib/contract/typedText';
import { type AwaitedCode, CodeHelp } from './CodeHelp';

type Props = {
  /** Where more than one code is asked for: which one this is. */
  label?: string;
  submit: string;
  /** The label of the button while the code is being checked. */
  working?: string;
  /** For actions that cannot be undone. */
  danger?: boolean;
  code: AwaitedCode;
  onChangeAddress?: () => void;
};

/** Asks for the one-time code. A pasted code waits for the button; a refused one stays visible while it works. */
export function CodeForm(props: Props) {
  const { label = formWords.code, submit, working = formWords.checking, danger = false, code } = props;
  const { busy, error } = code;
  const { otp, short, resending, field, isLong, type, check, resend } = useTypedCode(code);
  const spent = error?.codeIsOver === true;
  const failed = error?.scope === 'field' ? error.sentence : null;

  return (
    <form onSubmit={check} noValidate>
      <div className="gap-4 stacked">
        <ScreenError error={failed ? null : error} />
        <CodeField
          ref={field}
          id="code"
          name="code"
          required
          label={label}
          isLong={isLong}
          value={otp}
          onChange={(event) => type(event.target.value)}
          error={short ? formWords.codeShort : failed}
        />
        <Button
          type="submit"
          wide
          variant={spent ? 'secondary' : danger ? 'danger' : 'primary'}
          busyLabel={busy && !resending ? working : null}
        >
          {submit}
        </Button>
        <CodeHelp
          spent={spent}
          code={code}
          sending={busy && resending}
          onResend={resend}
          onChangeAddress={props.onChangeAddress}
        />
      </div>
    </form>
  );
}

/** What is typed, whether it is complete, and whether a new code or the answer to this one is awaited. */
function useTypedCode({ error, resent, ...code }: AwaitedCode) {
  const [otp, setOtp] = useState('');
  const [short, setShort] = useState(false);
  const [resending, setResending] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const isLong = code.isLong === true || otp.length > oneTimeCodeLength;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the field is focused again for each new code.
  useEffect(() => focusWhole(field.current), [resent]);
  useEffect(() => {
    if (error?.codeIsOver) setOtp('');
    if (error?.scope === 'field') focusWhole(field.current);
  }, [error]);

  function type(text: string) {
    const digits = typedCode(text);
    const takesLong = isLong || digits.length === longCodeLength;
    setOtp(digits.slice(0, takesLong ? longCodeLength : oneTimeCodeLength));
    setShort(false);
  }

  function check(event: FormEvent) {
    event.preventDefault();
    const incomplete = ![oneTimeCodeLength, longCodeLength].includes(otp.length);
    setShort(incomplete);
    setResending(false);
    if (incomplete) field.current?.focus();
    else code.submit(otp);
  }

  function resend() {
    setResending(true);
    setShort(false);
    code.resend();
  }
  return { otp, short, resending, field, isLong, type, check, resend };
}

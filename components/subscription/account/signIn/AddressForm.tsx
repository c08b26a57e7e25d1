import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { focusWhole } from '@/components/subscription/account/focusWhole';
import { ScreenError } from '@/components/subscription/account/ScreenError';
import { Button } from '@/components/ui/forms/Button';
import { TextField } from '@/components/ui/forms/TextField';
import { Notice } from '@/components/ui/Notice';
import { addressProblem } from '@/lib/auth/addressProblem';
import { correctedAddress } from '@/lib/auth/correctedAddress';
import { formWords } from '@/lib/content/account/forms';
import type { PersonError } from '@/lib/content/site/errors/personError';
import { typedAddress } from '@/lib/contract/typedText';

const { emailSlip } = formWords;

type Props = {
  label?: string;
  submit: string;
  initial?: string;
  /** True when the screen returned to this step: the field then takes the focus. */
  returned?: boolean;
  busy: boolean;
  error: PersonError | null;
  onSubmit: (email: string) => void;
};

/** Asks for an email address. What was typed is kept, whatever the outcome. */
export function AddressForm(props: Props) {
  const { label = formWords.email, submit, busy, error } = props;
  const { email, slip, meant, field, type, press, send } = useTypedAddress(props);
  const failed = error?.scope === 'field' ? error.sentence : null;

  // Before hydration, Enter must not put the address into the URL: outside a dialog, this method sends nothing, and
  // enhance/boot/flowScripts marks the form.
  return (
    <form method="dialog" onSubmit={press} noValidate>
      <div className="gap-4 stacked">
        <ScreenError error={failed ? null : error} />
        <TextField
          ref={field}
          id="email"
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="send"
          required
          label={label}
          placeholder={formWords.emailPlaceholder}
          value={email}
          onChange={(event) => type(event.target.value)}
          error={slip ?? failed}
        />
        {meant ? (
          <MeantQuestion
            meant={meant}
            onYes={() => send(meant)}
            onNo={slip ? null : () => send(typedAddress(email))}
          />
        ) : null}
        <Button type="submit" wide busyLabel={busy ? formWords.sending : null}>
          {submit}
        </Button>
      </div>
    </form>
  );
}

/** What is typed, what is wrong with it, and what was probably meant. */
function useTypedAddress({ initial = '', returned = false, error, onSubmit }: Props) {
  const [email, setEmail] = useState(initial);
  const [slip, setSlip] = useState<string | null>(null);
  const [meant, setMeant] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);

  // What was typed or filled in before the page was hydrated would be cleared by the next render, and a press forgotten.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was there before the first render counts.
  useLayoutEffect(() => {
    if (!field.current) return;
    const { value, form } = field.current;
    setEmail(value);
    if (form?.hasAttribute('data-sent')) check(value);
  }, []);
  useEffect(() => {
    if (returned) focusWhole(field.current);
  }, [returned]);
  useEffect(() => {
    if (error?.scope === 'field') field.current?.focus();
  }, [error]);

  function press(event: FormEvent) {
    event.preventDefault();
    check(email);
  }

  function check(text: string) {
    const typed = typedAddress(text);
    const found = addressProblem(typed);
    const corrected = correctedAddress(typed);
    setSlip(found);
    // Asked once: what is sent again is meant.
    const isQuestion = corrected !== null && corrected !== meant;
    setMeant(corrected);
    if (found && !corrected) field.current?.focus();
    else if (found === null && !isQuestion) onSubmit(typed);
  }

  function type(text: string) {
    setEmail(text);
    setSlip(null);
    setMeant(null);
  }

  function send(address: string) {
    type(address);
    onSubmit(address);
  }
  return { email, slip, meant, field, type, press, send };
}

/** Asks whether another address was meant. `onNo` is null for one that cannot be sent as it is. */
function MeantQuestion(props: { meant: string; onYes: () => void; onNo: (() => void) | null }) {
  const { meant, onYes, onNo } = props;
  return (
    <Notice
      title={emailSlip.question(meant)}
      actions={
        <>
          <Button size="small" onClick={onYes}>
            {emailSlip.yes}
          </Button>
          {onNo ? (
            <Button variant="secondary" size="small" onClick={onNo}>
              {emailSlip.no}
            </Button>
          ) : null}
        </>
      }
    />
  );
}

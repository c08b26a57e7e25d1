import { type FormEvent, useEffect, useRef, useState } from 'react';
import { staticIsland } from '@/components/layout/flow/staticIsland';
import { Button } from '@/components/ui/forms/Button';
import { TextField } from '@/components/ui/forms/TextField';
import { Notice } from '@/components/ui/Notice';
import { addressProblem } from '@/lib/auth/addressProblem';
import { formWords } from '@/lib/content/account/forms';
import { localUrl } from '@/lib/content/site/languages/localUrl';
import { saleInterestForm } from '@/lib/content/subscription/saleInterestWords';
import { typedAddress } from '@/lib/contract/typedText';
import { useAction } from '@/lib/hooks/page/useAction';
import { askForSaleNews } from '@/lib/subscriptions/askForSaleNews';
import { SaleInterestAnswers } from './SaleInterestAnswers';

const words = saleInterestForm;
const StaticAnswers = staticIsland(typeof window === 'undefined' ? SaleInterestAnswers : null);

/** Asks for an address to write to when the subscription is sold in the visitor's country. */
export function SaleInterestForm({ country }: { country: string }) {
  const [email, setEmail] = useState('');
  const [slip, setSlip] = useState<string | null>(null);
  const [sent, setSent] = useState(false);
  const { busy, error, run, clear } = useAction();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (error) field.current?.focus();
  }, [error]);

  async function send(event: FormEvent) {
    event.preventDefault();
    const typed = typedAddress(email);
    const found = addressProblem(typed);
    setSlip(found);
    if (found) field.current?.focus();
    else if (await run(() => askForSaleNews({ email: typed, country }))) setSent(true);
  }

  if (sent) return <Thanks />;
  return (
    <form
      className="raised-panel in-column gap-3 bordered"
      method="post"
      action={localUrl('/pro/notify/request')}
      onSubmit={send}
      noValidate
    >
      <h2 className="small-title">{words.title}</h2>
      <p>{words.text}</p>
      <TextField
        ref={field}
        id="sale-interest-email"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="send"
        required
        label={formWords.email}
        placeholder={formWords.emailPlaceholder}
        value={email}
        onChange={(event) => {
          setEmail(event.target.value);
          setSlip(null);
          clear();
        }}
        error={slip ?? error?.sentence ?? null}
      />
      <input type="hidden" name="country" value={country} />
      <StaticAnswers />
      <Button type="submit" busyLabel={busy ? words.sending : null}>
        {words.submit}
      </Button>
      <style jsx>{`
        form {
          justify-items: start;
          padding: var(--card-padding);
        }

        form > :global(.field) {
          width: 100%;
        }
      `}</style>
    </form>
  );
}

/** Takes the focus, since the form that had it is gone. */
function Thanks() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1}>
      <Notice tone="success" title={words.sentTitle}>
        <p>{words.sent}</p>
      </Notice>
    </div>
  );
}

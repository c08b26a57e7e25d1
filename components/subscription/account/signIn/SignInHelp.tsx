import { signInWords } from '@/lib/content/account/signIn';

/** For visitors who have no account to sign in to yet. */
export function SignInHelp({ plansHref }: { plansHref: string }) {
  const { noEmail, noSubscription, seePlans } = signInWords.address;
  return (
    <div>
      <p>{noEmail}</p>
      <p>
        {noSubscription} <a href={plansHref}>{seePlans}</a>
      </p>
      <style jsx>{`
        div {
          display: grid;
          gap: var(--space-3);
          max-width: 28rem;
          margin-inline: auto;
        }
      `}</style>
    </div>
  );
}

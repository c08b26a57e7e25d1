import { Button } from '@/components/ui/forms/Button';
import { signInWords } from '@/lib/content/account/signIn';
import { useVisit } from '@/lib/hooks/page/useVisit';
import { usePlansPath } from '@/lib/hooks/purchase/usePlansPath';

/** For an app's sign-in, says who gets it and leads back without one; otherwise for visitors who have no account yet. */
export function SignInAside({ forApp, onCancel }: { forApp: boolean; onCancel: () => void }) {
  const { link } = useVisit();
  const shop = usePlansPath();
  const { noEmail, noSubscription, seePlans } = signInWords.address;
  return (
    <div className="in-column gap-3">
      <p>{forApp ? signInWords.forApp.question : noEmail}</p>
      {forApp ? (
        <Button variant="quiet" size="small" onClick={onCancel}>
          {signInWords.forApp.cancel}
        </Button>
      ) : (
        <p>
          {noSubscription} <a href={link(shop)}>{seePlans}</a>
        </p>
      )}
      <style jsx>{`
        div {
          max-width: 28rem;
          margin-inline: auto;
        }
      `}</style>
    </div>
  );
}

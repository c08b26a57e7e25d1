import { ServerAnswer } from '@/components/ui/forms/ServerAnswer';
import { errorWords } from '@/lib/content/site/errors/errorWords';
import { saleInterestForm } from '@/lib/content/subscription/saleInterestWords';

/** What became of the form when the browser sent it by itself. */
export function SaleInterestAnswers() {
  return (
    <>
      <ServerAnswer to="received" title={saleInterestForm.sentTitle}>
        <p>{saleInterestForm.sent}</p>
      </ServerAnswer>
      <ServerAnswer to="busy" title={errorWords.tooMany.unknown} />
      <ServerAnswer to="wrong" title={errorWords.field.failed_mx_check} />
      <ServerAnswer to="failed" title={errorWords.communication} />
    </>
  );
}

import { ServerAnswer } from '@/components/ui/forms/ServerAnswer';
import { Notice } from '@/components/ui/Notice';
import { errorWords } from '@/lib/content/site/errors/errorWords';
import { saleInterestForm } from '@/lib/content/subscription/saleInterestWords';

/** What became of the form when the browser sent it by itself. */
export function SaleInterestAnswers() {
  return (
    <>
      <ServerAnswer to="received">
        <Notice tone="success" title={saleInterestForm.sentTitle} silent>
          <p>{saleInterestForm.sent}</p>
        </Notice>
      </ServerAnswer>
      <ServerAnswer to="busy">
        <Notice tone="danger" title={errorWords.tooMany.unknown} silent />
      </ServerAnswer>
      <ServerAnswer to="wrong">
        <Notice tone="danger" title={errorWords.field.failed_mx_check} silent />
      </ServerAnswer>
      <ServerAnswer to="failed">
        <Notice tone="danger" title={errorWords.communication} silent />
      </ServerAnswer>
    </>
  );
}

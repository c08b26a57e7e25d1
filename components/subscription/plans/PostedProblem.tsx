import { ServerAnswer } from '@/components/ui/forms/ServerAnswer';
import { errorWords } from '@/lib/content/site/errors/errorWords';
import { localUrl } from '@/lib/content/site/languages/localUrl';
import { buyingWords } from '@/lib/content/subscription/pro';

/** Why the form did not lead to the payment page when the browser sent it by itself. */
export function PostedProblem() {
  const { alreadyActive, subscribed, nothingCharged } = buyingWords;
  return (
    <>
      <ServerAnswer to="busy" title={errorWords.tooMany.unknown}>
        <p>{nothingCharged}</p>
      </ServerAnswer>
      <ServerAnswer to="failed" title={errorWords.screen.buying_unavailable}>
        <p>{nothingCharged}</p>
      </ServerAnswer>
      <ServerAnswer to="received" title={alreadyActive.title}>
        <p>{alreadyActive.text}</p>
        <a href={localUrl('/subscriptions/manage')}>{subscribed.manage}</a>
      </ServerAnswer>
    </>
  );
}

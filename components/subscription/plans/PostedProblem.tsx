import { ButtonLink } from '@/components/ui/forms/ButtonLink';
import { ServerAnswer } from '@/components/ui/forms/ServerAnswer';
import { Notice } from '@/components/ui/Notice';
import { errorWords } from '@/lib/content/site/errors/errorWords';
import { localUrl } from '@/lib/content/site/languages/localUrl';
import { buyingWords } from '@/lib/content/subscription/pro';

/** Why the form did not lead to the payment page when the browser sent it by itself. */
export function PostedProblem() {
  const { alreadyActive, subscribed, nothingCharged } = buyingWords;
  return (
    <>
      <ServerAnswer to="busy">
        <Notice tone="danger" title={errorWords.tooMany.unknown} silent>
          <p>{nothingCharged}</p>
        </Notice>
      </ServerAnswer>
      <ServerAnswer to="failed">
        <Notice tone="danger" title={errorWords.screen.buying_unavailable} silent>
          <p>{nothingCharged}</p>
        </Notice>
      </ServerAnswer>
      <ServerAnswer to="subscribed">
        <Notice
          title={alreadyActive.title}
          actions={
            <ButtonLink size="small" href={localUrl('/subscriptions/manage')}>
              {subscribed.manage}
            </ButtonLink>
          }
          silent
        >
          <p>{alreadyActive.text}</p>
        </Notice>
      </ServerAnswer>
    </>
  );
}

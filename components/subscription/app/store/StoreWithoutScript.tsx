import { Notice } from '@/components/ui/Notice';
import { storeWords } from '@/lib/content/app/store';
import { localUrl } from '@/lib/content/site/languages/localUrl';

/** Replaces the prices for a visitor without JavaScript. */
export function StoreWithoutScript() {
  const { text, link } = storeWords.withoutScript;
  return (
    <noscript>
      <Notice silent>
        {text} <a href={localUrl('/pro')}>{link}</a>
      </Notice>
    </noscript>
  );
}

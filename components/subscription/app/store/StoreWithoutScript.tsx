import { Notice } from '@/components/ui/Notice';
import { storeWords } from '@/lib/content/app/store';

/** Replaces the prices for a visitor without JavaScript. */
export function StoreWithoutScript() {
  const { text, link } = storeWords.withoutScript;
  return (
    <noscript>
      <Notice silent>
        {text} <a href="/pro">{link}</a>
      </Notice>
    </noscript>
  );
}

import { Notice } from '@/components/ui/Notice';
import { withoutScript } from '@/lib/content/account/forms';

/** The honest word to a visitor without JavaScript, in place of what could not work. */
export function NoScript() {
  return (
    <noscript>
      <Notice tone="info" still>
        {withoutScript}
      </Notice>
    </noscript>
  );
}

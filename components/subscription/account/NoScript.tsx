import { Notice } from '@/components/ui/Notice';
import { withoutScript } from '@/lib/content/account/forms';

/** What a visitor without JavaScript sees in place of what needs it. */
export function NoScript({ text = withoutScript }: { text?: string }) {
  return (
    <noscript>
      <Notice tone="info" silent>
        {text}
      </Notice>
    </noscript>
  );
}

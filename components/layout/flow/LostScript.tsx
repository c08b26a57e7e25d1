import { lostScriptWords } from '@/lib/content/account/forms';
import { manageWords } from '@/lib/content/account/manage';
import { brand } from '@/lib/content/brand';

/**
 * Says that the page does not work, above everything else. It comes with every flow, outside what React starts, and
 * `styles/base.css` shows it by the marks of `enhance/boot/flowScripts`.
 */
export function LostScript({ afterPayment }: { afterPayment: boolean }) {
  const { text, paid, help, insecure } = lostScriptWords;
  return (
    <div
      className="lost-script in-row wrapping gap-3 small-text"
      role="alert"
      data-screen-only
      data-insecure={insecure}
    >
      <p>
        {text} {afterPayment ? `${paid} ` : null}
        {help(brand.supportEmail)}
      </p>
      <button type="button" className="on-accent round-ends medium-weight" data-reload>
        {manageWords.retry}
      </button>
    </div>
  );
}

import { useState } from 'react';
import { takeFocus } from '@/components/sections/restoration/PanelNextActions';
import { Button } from '@/components/ui/forms/Button';
import { ButtonLink } from '@/components/ui/forms/ButtonLink';
import { restorationCodeWords as words } from '@/lib/content/app/appRestoration';
import { dayForReader } from '@/lib/content/days';
import { restorationLine } from '@/lib/content/subscription/restoration';
import type { RestorationCode } from '@/lib/contract/restorationCode';
import { copyText } from '@/lib/device/copyText';
import { sendAppEvent } from '@/lib/events/sendAppEvent';

/** The code in groups to read out one by one, and the ways to reach the advisor. */
export function IssuedCode({ code, expiresAt, phone }: RestorationCode) {
  const [copied, setCopied] = useState<'yes' | 'no' | null>(null);
  const number = phone.replace(/[^+\d]/g, '');
  const line = restorationLine(phone);

  async function copy(): Promise<void> {
    setCopied((await copyText(code)) ? 'yes' : 'no');
  }

  return (
    <>
      <h2 tabIndex={-1} ref={takeFocus}>
        {words.heading}
      </h2>
      <p className="code wrapping strong-weight gap-2" translate="no">
        {code.split('-').map((group, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the groups of one code never move
          <span className="forced-edge strong-tint centered" key={index}>
            {group}
          </span>
        ))}
      </p>
      <p className="small small-print">{words.until(dayForReader(expiresAt))}</p>
      <Button variant="secondary" wide onClick={copy}>
        {copied === 'yes' ? words.copied : words.copy}
      </Button>
      <p className="small small-print" role="status">
        {copied === 'no' ? words.copyFailed : ''}
      </p>
      <div className="call in-column gap-3">
        <ButtonLink
          href={`tel:${number}`}
          wide
          onClick={() => sendAppEvent('page.identity_theft_restoration.call.click')}
        >
          {words.call(phone)}
        </ButtonLink>
        <p className="small small-print">
          {words.open[line]}
          {/* The numbers in Britain take no text messages. */}
          {line === 'northAmerica' ? (
            <>
              {' '}
              <a href={`sms:${number}`}>{words.message}</a>
            </>
          ) : null}
        </p>
      </div>
      <style jsx>{`
        .code {
          font-family: var(--font-mono);
          font-size: clamp(1.25rem, 1rem + 1.6vw, 1.75rem);
          letter-spacing: 0.06em;
          line-height: 1;
        }

        .code span {
          flex: 1;
          padding: 0.7em 0.2em;
          border-radius: var(--radius-small);
          color: var(--color-text);
          user-select: all;
        }

        .small:empty {
          position: absolute;
        }

        .call a {
          display: inline-block;
          padding-block: 0.25rem;
        }
      `}</style>
    </>
  );
}

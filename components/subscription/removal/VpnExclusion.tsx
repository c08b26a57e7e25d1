import { useEffect, useId, useState } from 'react';
import { removalWords } from '@/lib/content/app/removal';
import type { RemovalApp } from '@/lib/native/removal/removalApp';

/** Whether searches bypass the VPN, in apps that have both; nothing in any other. */
export function VpnExclusion({ app }: { app: Pick<RemovalApp, 'vpnExclusion' | 'setVpnExclusion'> }) {
  const [enabled, setEnabled] = useState<boolean | null>(null);
  const [failed, setFailed] = useState(false);
  const [busy, setBusy] = useState(false);
  const id = useId();
  const { label, hint, failed: refused } = removalWords.dashboard.vpn;

  useEffect(() => {
    void app.vpnExclusion().then(setEnabled);
  }, [app]);

  async function choose(wanted: boolean): Promise<void> {
    // The app has not said yet what became of the press before.
    if (busy) return;
    setBusy(true);
    setEnabled(wanted);
    setFailed(false);
    try {
      await app.setVpnExclusion(wanted);
    } catch {
      setEnabled(!wanted);
      setFailed(true);
    }
    setBusy(false);
  }

  if (enabled === null) return null;
  return (
    <div className="setting in-column gap-2">
      <label className="in-row gap-3 medium-weight">
        <input
          type="checkbox"
          checked={enabled}
          aria-disabled={busy || undefined}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => void choose(target.checked)}
        />
        {label}
      </label>
      <p className="small-print" id={`${id}-hint`}>
        {hint}
      </p>
      <p role="alert" className="failed small-text danger-text">
        {failed ? refused : null}
      </p>
      <style jsx>{`
        .setting {
          padding: var(--card-padding);
          border: 1px solid var(--card-border);
          border-radius: var(--card-radius);
          background: var(--card-background);
        }

        label {
          min-height: 2.75rem;
        }

        input {
          flex: none;
          width: 1.25rem;
          height: 1.25rem;
        }

        input[aria-disabled='true'] {
          opacity: 0.5;
        }

        .failed:empty {
          display: none;
        }
      `}</style>
    </div>
  );
}

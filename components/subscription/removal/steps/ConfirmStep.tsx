import { useState } from 'react';
import { RemovalShell } from '@/components/subscription/removal/RemovalShell';
import { DetailRows } from '@/components/ui/DetailRows';
import { Button } from '@/components/ui/forms/Button';
import { FieldError } from '@/components/ui/forms/FieldError';
import { Notice } from '@/components/ui/Notice';
import { removalWords } from '@/lib/content/app/removal';
import { type Removal, stepOfRefusal } from '@/lib/hooks/native/useRemoval';
import type { ProfileDraft } from '@/lib/native/removal/removalProfile';
import { faultsOf, type ProfilePart, ProfileStep, profileParts } from './ProfileStep';

/** What was entered, for review. Pressing its button sends the profile to the app. */
export function ConfirmStep({ removal }: { removal: Removal }) {
  const { draft, free, go, saveAndScan } = removal;
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<ProfilePart | 'unknown' | null>(null);
  const words = removalWords.confirm;

  // Going forward in the history may lead here before everything is filled in.
  const missing = profileParts.find((part) => faultsOf(part, removal) > 0);
  if (missing) return <ProfileStep key={missing} part={missing} removal={removal} />;

  async function start(): Promise<void> {
    setBusy(true);
    setRefused(null);
    try {
      await saveAndScan();
    } catch (error) {
      setRefused(stepOfRefusal(error) ?? 'unknown');
      setBusy(false);
    }
  }

  return (
    <RemovalShell heading={words.heading} intro={words.intro(removalWords.sites)} step={4}>
      <ProfileSummary draft={draft} refused={refused} blocked={busy} onChange={go} />
      {refused === 'unknown' ? (
        <Notice tone="danger" title={removalWords.noSave}>
          {removalWords.noSaveText}
        </Notice>
      ) : null}
      {free ? <Notice silent>{words.free}</Notice> : null}
      <Button wide busyLabel={busy ? words.starting : null} onClick={start}>
        {words.start}
      </Button>
      <Button variant="quiet" blocked={busy} onClick={() => go('address')}>
        {removalWords.back}
      </Button>
    </RemovalShell>
  );
}

type SummaryProps = {
  draft: ProfileDraft;
  /** What the app refused. */
  refused: ProfilePart | 'unknown' | null;
  /** While the profile is being saved, which cannot be stopped. */
  blocked: boolean;
  onChange: (part: ProfilePart) => void;
};

/** The profile in readable form, each part with a link to change it. */
function ProfileSummary({ draft, refused, blocked, onChange }: SummaryProps) {
  const words = removalWords.confirm;
  const parts = [
    {
      part: 'name',
      title: words.names,
      label: words.changeWhat.names,
      lines: draft.names.map(({ first, middle, last, suffix }) => joined(' ', first, middle, last, suffix)),
    },
    { part: 'year', title: words.year, label: words.changeWhat.year, lines: [draft.birthYear] },
    {
      part: 'address',
      title: words.addresses,
      label: words.changeWhat.addresses,
      lines: draft.addresses.map(({ street, city, state, zipCode }) =>
        joined(', ', street, city, joined(' ', state, zipCode)),
      ),
    },
  ] as const;
  return (
    <div className="summary bordered medium-corners raised-ground">
      <DetailRows
        rows={parts.map(({ part, title, label, lines }) => ({
          term: title,
          value: (
            <div className="in-column gap-2">
              {lines.map((line) => (
                <p key={line}>{line}</p>
              ))}
              <FieldError id={`${part}-refused`} message={refused === part ? removalWords.refused : null} />
            </div>
          ),
          action: (
            <Button
              variant="quiet"
              size="small"
              flush
              blocked={blocked}
              aria-label={label}
              onClick={() => onChange(part)}
            >
              {words.change}
            </Button>
          ),
        }))}
      />
      <style jsx>{`
        .summary {
          padding-inline: var(--space-4);
        }
      `}</style>
    </div>
  );
}

function joined(separator: string, ...parts: readonly string[]): string {
  return parts
    .map((part) => part.trim())
    .filter(Boolean)
    .join(separator);
}

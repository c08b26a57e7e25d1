import { useCallback, useEffect, useRef, useState } from 'react';
import { appEvents } from '../../content/events/appEvents';
import type { RemovalState } from '../../contract/native/brokerRemoval';
import { sendAppEvent } from '../../events/sendAppEvent';
import { channelLimits } from '../../native/channel/channelLimits';
import type { RemovalApp } from '../../native/removal/removalApp';
import { draftOf, emptyProfile, type ProfileDraft, profileOf } from '../../native/removal/removalProfile';
import { RemovalRefused } from '../../native/removal/removalRefused';
import { usePageView } from '../page/usePageView';
import { useProfileDraft } from './useProfileDraft';

/** Screens that a person moves through back and forth; each has its own history entry. */
const steps = ['name', 'year', 'address', 'confirm', 'scan', 'dashboard', 'edit', 'feedback'] as const;
type RemovalStep = (typeof steps)[number];
type RemovalScreen = RemovalStep | 'pending' | 'failed' | 'deleted';

export type Removal = ReturnType<typeof useRemoval>;

/** `free`: a scan without the subscription, which removes nothing. `trial`: null when the app does not say. */
type Access = { free: boolean; trial: boolean | null };

const screenOfState: Record<RemovalState, RemovalStep> = {
  Onboarding: 'name',
  ProfileReview: 'edit',
  Dashboard: 'dashboard',
};

/** The removal screens inside an app: which one is shown, and what was typed, which only this page has until it is saved. */
export function useRemoval(app: RemovalApp) {
  const { draft, setDraft, hold, outdated, change, edit } = useProfileDraft();
  const saved = useRef(false);
  const { screen, setScreen, go, visit } = useRemovalScreen(saved);
  const { access, entry, begin, isBegun } = useRemovalStart(app, { saved, hold, setScreen });
  const { free, trial } = access;
  useEffect(
    () =>
      app.onState((state) => {
        // The answer decides how to begin: it must find nobody typing.
        if (isBegun()) go(screenOfState[state]);
      }),
    [app, go, isBegun],
  );
  usePageView(entry, appEvents);
  useImpression(screen, free);

  return {
    ...{ app, screen, free, trial, draft, setDraft, go, begin, edit },
    /**
     * Saves the draft in the app and searches for it, then shows the search to whoever has not left the screen. False
     * when more was typed meanwhile: the screen stays, since leaving it discards what is not saved.
     * @throws RemovalRefused, NativeError
     */
    async saveAndScan(): Promise<boolean> {
      const begun = visit.current;
      await change(() => app.save(profileOf(draft)), draft);
      saved.current = true;
      await app.startScan();
      sendAppEvent('page.dbp.scan.start');
      const seen = !outdated(draft);
      if (seen && visit.current === begun) go('scan');
      return seen;
    },
    async deleteProfile(): Promise<void> {
      await change(app.deleteProfile, emptyProfile);
      saved.current = false;
      setDraft(emptyProfile);
      replaceStep('name');
      setScreen('deleted');
    },
  };
}

type Kept<T> = { current: T };

/** The screen, which the page's history follows. `visit` counts how often it changed. */
function useRemovalScreen(saved: Kept<boolean>) {
  const [screen, setScreen] = useState<RemovalScreen>('pending');
  const visit = useRef(0);

  const go = useCallback(
    (step: RemovalStep) => {
      window.location.hash = step;
      setScreen(reachable(step, saved.current));
    },
    [saved],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the screen begins a new visit
  useEffect(() => {
    visit.current += 1;
  }, [screen]);
  useEffect(() => {
    const follow = () => {
      const step = stepOf(window.location.hash);
      if (step)
        setScreen((now) => (now === 'pending' || now === 'failed' ? now : reachable(step, saved.current)));
    };
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [saved]);

  return { screen, setScreen, go, visit };
}

type Start = {
  saved: Kept<boolean>;
  hold: (known: ProfileDraft) => void;
  setScreen: (screen: RemovalScreen) => void;
};

/** Asks the app how to begin, and shows the first screen. */
function useRemovalStart(app: RemovalApp, { saved, hold, setScreen }: Start) {
  const [access, setAccess] = useState<Access>({ free: false, trial: null });
  const [entry, setEntry] = useState<'dbp' | 'dbp_free' | null>(null);
  /** The newest question of how to begin; null once one is answered. */
  const unanswered = useRef<symbol | null>(null);

  const begin = useCallback(() => {
    const question = Symbol();
    const fail = () => {
      if (unanswered.current === question) setScreen('failed');
    };
    setScreen('pending');
    unanswered.current = question;
    // Whoever waits can ask again, and a late answer still counts: that of the first question to be answered.
    const timer = setTimeout(fail, channelLimits.answer);
    void firstScreen(app, () => clearTimeout(timer)).then(({ first, access: answered, known }) => {
      if (unanswered.current === null) return;
      unanswered.current = null;
      saved.current = known !== null;
      setAccess(answered);
      setEntry(answered.free ? 'dbp_free' : 'dbp');
      if (known) hold(known);
      replaceStep(first);
      setScreen(first);
    }, fail);
  }, [app, saved, hold, setScreen]);
  useEffect(() => begin(), [begin]);

  const isBegun = useCallback(() => unanswered.current === null, []);
  return { access, entry, begin, isBegun };
}

/** Where a visit starts: with the questions, with the running scan, or with the results. */
async function firstScreen(app: RemovalApp, onAnswer: () => void) {
  const access = await app.begin().finally(onAnswer);
  const profile = await app.profile();
  if (!profile || profile.names.length === 0) return { first: 'name' as const, access, known: null };
  const scan = await app.scan();
  const running = scan !== null && scan.scanProgress.currentScans < scan.scanProgress.totalScans;
  return { first: running ? ('scan' as const) : ('dashboard' as const), access, known: draftOf(profile) };
}

/** Going back to a screen whose data is gone leads to the start. */
function reachable(step: RemovalStep, saved: boolean): RemovalScreen {
  const needsProfile = step === 'scan' || step === 'dashboard' || step === 'edit';
  return needsProfile && !saved ? 'name' : step;
}

function stepOf(hash: string): RemovalStep | null {
  return steps.find((step) => `#${step}` === hash) ?? null;
}

/** Replaces the history entry, so that there is no way back to a finished scan or a deleted profile. */
function replaceStep(step: RemovalStep): void {
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, '', `${pathname}${search}#${step}`);
}

const impressions = {
  name: 'name',
  year: 'year',
  address: 'address',
  confirm: 'confirm',
  scan: 'scan_progress',
  dashboard: 'dashboard',
  edit: 'edit_profile',
  deleted: 'profile_deleted',
  feedback: 'feedback',
} as const;

function useImpression(screen: RemovalScreen, free: boolean): void {
  useEffect(() => {
    if (screen === 'pending' || screen === 'failed') return;
    const name = impressions[screen];
    sendAppEvent(free ? `page.dbp_free_${name}.impression` : `page.dbp_${name}.impression`);
  }, [screen, free]);
}

/** Which step a refusal belongs to, so that the person can correct it; null when nothing can be corrected. */
export function stepOfRefusal(error: unknown): 'name' | 'year' | 'address' | null {
  if (!(error instanceof RemovalRefused)) return null;
  const { what } = error;
  return what === 'name' || what === 'year' || what === 'address' ? what : null;
}

import type { ReactNode } from 'react';
import type { appFeatures } from '@/lib/content/downloadPages/app';

type FeatureId = (typeof appFeatures.items)[number]['id'];

/** The shapes of each feature's drawing, 360 by 220 units. */
export const featureArt: Record<FeatureId, ReactNode> = {
  trackers: (
    <>
      <path
        fill="var(--art-far)"
        d="M58 136a122 122 0 0 1 244 0c0 36-14 50-38 57-48 14-120 14-168 0-24-7-38-21-38-57z"
      />
      <path fill="var(--art-front)" d="M180 32l74 28v58c0 48-30 80-74 98-44-18-74-50-74-98V60z" />
      <path fill="var(--art-near)" d="M180 32v184c-44-18-74-50-74-98V60z" />
      <path className="stroke white thick" d="m150 122 22 22 40-46" />
      <circle fill="var(--art-beak)" cx="36" cy="70" r="13" />
      <circle fill="var(--art-beak)" cx="70" cy="164" r="9" />
      <circle fill="var(--art-beak)" cx="318" cy="96" r="12" />
      <path className="stroke thin" d="M54 76l34 10M80 154l20-14M302 92l-32 8" />
    </>
  ),
  clear: (
    <>
      <rect className="card" x="54" y="46" width="140" height="104" rx="14" />
      <rect className="card" x="92" y="76" width="140" height="104" rx="14" />
      <rect className="gone" x="130" y="106" width="140" height="104" rx="14" />
      <circle fill="var(--art-front)" cx="276" cy="84" r="46" />
      <path className="stroke white thick" d="M258 100c-8-24 26-26 16-52 24 12 34 34 22 56" />
    </>
  ),
  cookies: (
    <>
      <circle fill="var(--art-warm-deep)" cx="180" cy="116" r="84" />
      <circle fill="var(--art-beak)" cx="150" cy="90" r="12" />
      <circle fill="var(--art-beak)" cx="206" cy="84" r="9" />
      <circle fill="var(--art-beak)" cx="214" cy="136" r="13" />
      <circle fill="var(--art-paper)" cx="258" cy="62" r="40" />
      <path className="stroke thick" d="m242 46 32 32m0-32-32 32" />
    </>
  ),
  search: (
    <>
      <path
        fill="var(--art-far)"
        d="M4 186c40-10 62-72 128-72 58 0 80 46 124 46 22 0 34-10 50-10 26 0 28 30 50 36-58 24-294 24-352 0z"
      />
      <rect className="card" x="40" y="74" width="280" height="62" rx="31" />
      <path fill="var(--art-near)" d="M76 88l13 5v12c0 8-5 13-13 16-8-3-13-8-13-16V93z" />
      <rect fill="var(--art-paper-edge)" x="112" y="99" width="120" height="12" rx="6" />
      <circle fill="var(--art-near)" cx="288" cy="105" r="22" />
      <circle className="stroke white" cx="285" cy="102" r="8" />
      <path className="stroke white" d="m291 108 7 7" />
    </>
  ),
  email: (
    <>
      <circle fill="var(--art-middle)" cx="270" cy="120" r="84" />
      <rect className="card" x="60" y="54" width="220" height="136" rx="16" />
      <path className="stroke" d="m72 70 98 70 98-70" />
      <circle fill="var(--art-near)" cx="282" cy="176" r="28" />
      <path className="stroke white" d="m270 177 9 9 16-19" />
    </>
  ),
};

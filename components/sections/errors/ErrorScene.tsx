import type { ReactNode } from 'react';

/** The lake of the error pages, with what happened on it. */
export function ErrorScene({ children }: { children: ReactNode }) {
  return (
    <svg className="filling" aria-hidden="true" viewBox="0 0 1200 420" preserveAspectRatio="xMidYMax slice">
      <circle cx="842" cy="150" r="76" fill="var(--art-sun)" />
      <path d="M0 262c150-60 300-60 480 0s330 50 440 0 200-34 280 0v158H0z" fill="var(--art-far)" />
      <path
        d="M0 284c100-36 200-36 300 0s200 36 300 0 200-36 300 0 200 36 300 0v136H0z"
        fill="var(--art-middle)"
      />
      {children}
      <path d="M0 362c130-26 270-26 400 0s270 22 400 0 270-22 400 4v54H0z" fill="var(--art-near)" />
      <path d="M0 386c200-22 400-18 600 0s400 16 600-4v38H0z" fill="var(--art-front)" />
      <path d="M0 406c200-14 400-12 600-4s400 8 600-6v26H0z" fill="var(--color-surface-warm)" />
    </svg>
  );
}

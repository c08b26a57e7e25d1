/** The five days of a typical week, as blocks of hours; `howWeWork` names them. */
export const week = [
  [
    { activity: 'weeklyPlan', kind: 'answer', hours: 2 },
    { activity: 'project', kind: 'focus', hours: 6 },
  ],
  [
    { activity: 'project', kind: 'focus', hours: 5 },
    { activity: 'team', kind: 'together', hours: 1 },
    { activity: 'reviews', kind: 'answer', hours: 2 },
  ],
  [{ activity: 'noMeetings', kind: 'focus', hours: 8 }],
  [
    { activity: 'reviews', kind: 'answer', hours: 2 },
    { activity: 'project', kind: 'focus', hours: 5 },
    { activity: 'oneOnOne', kind: 'together', hours: 1 },
  ],
  [
    { activity: 'chosenProject', kind: 'focus', hours: 4 },
    { activity: 'looseEnds', kind: 'answer', hours: 1 },
    { activity: 'earlyWeekend', kind: 'off', hours: 3 },
  ],
] as const;

type Block = (typeof week)[number][number];
export type Activity = Block['activity'];
export type BlockKind = Block['kind'];

/** Oldest versions of the systems that our browser runs on (specification §9). */
export const minimumSystems = { macos: [10, 15], windows: [10], ios: [15], android: [8] } as const;

/** Oldest versions of the browsers that our extension runs in (specification §9). */
export const minimumBrowsers = {
  firefox: [91],
  chrome: [92],
  edge: [92],
  opera: [78],
  brave: [92],
  vivaldi: [4, 2],
} as const;

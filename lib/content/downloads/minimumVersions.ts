/** Oldest versions that our products run on (specification §9), with the name that people know them by. */
export const minimumVersions = {
  macos: { name: 'macOS Catalina', version: [10, 15] },
  windows: { name: 'Windows 10 (May 2020)', version: [10] },
  ios: { name: 'iOS 15', version: [15] },
  android: { name: 'Android 8', version: [8] },
  extension: {
    firefox: { name: 'Firefox 91', version: [91] },
    chrome: { name: 'Chrome 92', version: [92] },
    edge: { name: 'Edge 92', version: [92] },
    opera: { name: 'Opera 78', version: [78] },
    brave: { name: 'Brave 92', version: [92] },
    vivaldi: { name: 'Vivaldi 4.2', version: [4, 2] },
  },
} as const;

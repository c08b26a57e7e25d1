/** The words inside our drawings. They are part of the picture and not read out. */
export const pictureWords = {
  address: 'pond-weather.example',
  stopped: '14',
  stoppedLabel: 'trackers stopped',
  trackers: ['ads.follow.example', 'counter.example', 'pixel.example'],
  headline: 'Rain by noon',
  installerTitle: 'Installing Teal',
  installerText: 'Almost there',
  taskbarClock: '9:41',
  applications: 'Applications',
  app: 'Teal',
  on: 'Protection is on',
  cleared: 'All cleared',
  preview: 'Preview',
  newTab: 'New tab',
} as const;

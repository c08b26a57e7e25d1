import type { AppAround, DeviceWindow, DrawnApp } from './drawnApp';
import { inAppLanguage } from './inAppLanguage';
import { sells } from './sells';

/** Shows in each small device of the list what its app shows to a new user. Nothing in it can be pressed. */
function preview(app: DrawnApp): AppAround {
  return {
    options: () => ({ ...app.app, tierOptions: sells(app, true) }),
    hear: () => null,
    replied() {},
    token: () => Promise.resolve(null),
    opened() {},
    openElsewhere() {},
  };
}

const frames = [...document.querySelectorAll<HTMLIFrameElement>('iframe[data-drawn-app]')];
const host: DeviceWindow = window;
host.drawnApps = Object.fromEntries(
  frames.map((frame) => [frame.name, preview(JSON.parse(frame.dataset.drawnApp ?? ''))]),
);
for (const frame of frames) {
  frame.src = inAppLanguage(JSON.parse(frame.dataset.drawnApp ?? ''), '/subscriptions');
}

import { startCarriedOrigin } from './carriedOrigin';
import { startClickEvents } from './clickEvents';
import { startMenuDialog } from './menuDialog';
import { startPageView } from './pageView';
import { startThemeSwitch } from './themeSwitch';

/** What every document gets. The theme comes first, since it shows. */
startThemeSwitch();
startMenuDialog();
startCarriedOrigin();
startPageView();
startClickEvents();

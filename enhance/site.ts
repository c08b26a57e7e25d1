import { startClickEvents } from './clickEvents';
import { startDismissals } from './dismissals';
import { startMenuDialog } from './menuDialog';
import { startPageView } from './pageView';
import { startPropagatedOrigin } from './propagatedOrigin';
import { startRevealedFields } from './revealedFields';
import { startThemeSwitch } from './themeSwitch';

/** What every document gets. The theme comes first, since it shows. */
startThemeSwitch();
startMenuDialog();
startRevealedFields();
startDismissals();
startPropagatedOrigin();
startPageView();
startClickEvents();

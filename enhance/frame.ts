import { startDismissals } from './dismissals';
import { startMenuDialog } from './menuDialog';
import { startRevealedFields } from './revealedFields';
import { startThemeSwitch } from './themeSwitch';

/** What every page gets beyond its links and forms. A flow gets no more than this: it counts its own views. */
startThemeSwitch();
startMenuDialog();
startRevealedFields();
startDismissals();

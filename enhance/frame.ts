import { startMenuDialog } from './everyPage/menuDialog';
import { startRevealedFields } from './everyPage/revealedFields';
import { startDismissals } from './everyPage/startDismissals';
import { startThemeSwitch } from './everyPage/themeSwitch';

/** What every page gets beyond its links and forms. A flow gets no more than this: it counts its own views. */
startThemeSwitch();
startMenuDialog();
startRevealedFields();
startDismissals();

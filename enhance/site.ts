import { startMenuDialog } from './menuDialog';
import { startThemeSwitch } from './themeSwitch';

/** What every page gets beyond its links and forms. */
startThemeSwitch();
startMenuDialog();

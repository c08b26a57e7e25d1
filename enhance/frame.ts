import { frameEvents } from '@/lib/content/events/frameEvents';
import { startClickEvents } from './counting/clickEvents';
import { startPropagatedOrigin } from './counting/propagatedOrigin';
import { startLanguageChoice } from './everyPage/languageChoice';
import { startMenuDialog } from './everyPage/menuDialog';
import { startRevealedFields } from './everyPage/revealedFields';
import { startDismissals } from './everyPage/startDismissals';
import { startThemeSwitch } from './everyPage/themeSwitch';
import { startSubscriber } from './subscriber/startSubscriber';

/** What every flow gets around its screen; header, menu and footer are those of documents. Flows count their views. */
startThemeSwitch();
startLanguageChoice();
startMenuDialog();
startRevealedFields();
startDismissals();
startSubscriber({ atOnce: false });
startPropagatedOrigin();
startClickEvents(frameEvents);

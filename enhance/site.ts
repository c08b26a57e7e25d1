import { siteEvents } from '@/lib/content/events/siteEvents';
import { startClickEvents } from './counting/clickEvents';
import { startPageView } from './counting/pageView';
import { startPropagatedOrigin } from './counting/propagatedOrigin';
import { startLanguageChoice } from './everyPage/languageChoice';
import { startMenuDialog } from './everyPage/menuDialog';
import { startRevealedFields } from './everyPage/revealedFields';
import { startDismissals } from './everyPage/startDismissals';
import { startThemeSwitch } from './everyPage/themeSwitch';
import { startSubscriber } from './subscriber/startSubscriber';

/** What every document gets. The theme comes first, because it is visible. */
startThemeSwitch();
startLanguageChoice();
startMenuDialog();
startRevealedFields();
startDismissals();
startSubscriber({ atOnce: true });
startPropagatedOrigin();
startPageView();
startClickEvents(siteEvents);

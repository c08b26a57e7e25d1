import { type EventCatalog, impressions } from './eventCatalog';
import { visitEvents } from './visitEvents';

/** Events of the screens that the apps open beside the subscription: data removal and identity theft restoration. */
export const appEvents = {
  ...visitEvents,
  ...impressions(
    'identity_theft_restoration',
    'dbp',
    'dbp_name',
    'dbp_year',
    'dbp_address',
    'dbp_confirm',
    'dbp_scan_progress',
    'dbp_dashboard',
    'dbp_edit_profile',
    'dbp_profile_deleted',
    'dbp_feedback',
    'dbp_free',
    'dbp_free_name',
    'dbp_free_year',
    'dbp_free_address',
    'dbp_free_confirm',
    'dbp_free_scan_progress',
    'dbp_free_dashboard',
    'dbp_free_edit_profile',
    'dbp_free_profile_deleted',
    'dbp_free_feedback',
  ),
  'page.dbp.scan.start': [],
  'page.dbp.subscribe.click': [],
  'page.identity_theft_restoration.code.request': [],
  'page.identity_theft_restoration.call.click': [],
} as const satisfies EventCatalog;

import { appEvents } from '@/lib/content/events/appEvents';
import { events } from '@/lib/content/events/events';
import { siteEvents } from '@/lib/content/events/siteEvents';
import { subscriptionEvents } from '@/lib/content/events/subscriptionEvents';

const impressions = (catalog: object) =>
  Object.keys(catalog).flatMap((id) => /^page\.(\w+)\.impression$/.exec(id)?.[1] ?? []);

describe('page events (specification §2)', () => {
  it('exist for every document it names', () => {
    expect(impressions(siteEvents)).toEqual(
      expect.arrayContaining([
        'home',
        'about',
        'aichat_privacy_terms',
        'app',
        'appdevices',
        'applanding',
        'appnosupport',
        'bangs',
        'careers',
        'compare_privacy',
        'donations',
        'extension_success',
        'how_we_hire',
        'how_we_work',
        'mac',
        'windows',
        'windows_preview',
        'windows_user_survey',
        'malicious_site_report',
        'newsletter',
        'press',
        'privacy',
        'terms',
        'updates',
        'sync_pairing',
        'error_500',
        'error_410',
        'error_418',
      ]),
    );
  });

  it('exist for the subscription, email and activation', () => {
    expect(impressions(subscriptionEvents)).toEqual(
      expect.arrayContaining([
        'pro',
        'subscriptions',
        'welcome',
        'email_add',
        'email_confirm',
        'email_success',
        'email_verify',
        'email_edit',
        'email_delete',
        'activation_another_device',
        'activation_this_device',
      ]),
    );
  });

  it.each(['dbp', 'dbp_free'])('exist for each step of %s', (product) => {
    const steps = ['name', 'year', 'address', 'confirm', 'scan_progress', 'dashboard'];
    const ways = ['edit_profile', 'profile_deleted', 'feedback'];
    expect(impressions(appEvents)).toEqual(
      expect.arrayContaining([product, ...[...steps, ...ways].map((step) => `${product}_${step}`)]),
    );
    expect(impressions(appEvents)).toContain('identity_theft_restoration');
  });
});

it('the whole holds every part, and an event in two parts has the same parameters in both', () => {
  const whole: Record<string, readonly string[]> = events;
  for (const part of [siteEvents, subscriptionEvents, appEvents]) {
    for (const [id, parameters] of Object.entries(part)) expect([id, whole[id]]).toEqual([id, parameters]);
  }
});

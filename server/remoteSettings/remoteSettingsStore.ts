import type { SettingValues } from '@/lib/flags/settingValues';
import { writeAuditRow } from '@/server/accounts/writeAuditRow';
import { second } from '@/server/clock';
import { inTransaction, type RemoteSettingsStore, type Services } from '@/server/services';
import { type Setting, settingNamed, settings, withSetting } from './settingCatalog';

/** What this instance has read is looked at again when it is older than this. */
export const readEvery = 3 * second;

const names = settings.map(({ name }) => name);

/**
 * The remote setting: flags and allocations that operators change while the site runs. The configuration gives the value
 * that each begins with; a stored one wins. Rows are few and read whole, so every instance knows a change within seconds.
 */
export function makeRemoteSettings(services: () => Services): RemoteSettingsStore {
  let known: SettingValues | null = null;
  let readAt = 0;
  let reading: Promise<void> | null = null;

  async function read(): Promise<void> {
    const { clock, log } = services();
    try {
      known = await storedValues(services());
      readAt = clock.now();
    } catch (error) {
      log.warn({ err: error }, 'the remote settings could not be read');
    }
  }

  function readOnce(): Promise<void> {
    reading ??= read().finally(() => {
      reading = null;
    });
    return reading;
  }

  const current = () => known ?? services().config.initialSettings;
  return {
    current,
    async latest() {
      const age = services().clock.now() - readAt;
      if (known === null || age < 0 || age >= readEvery) await readOnce();
      return current();
    },
    async change(name, text, by) {
      const setting = settingNamed(name);
      const value = typeof text === 'string' ? text.trim() : String(text);
      if (value !== '') withSetting(services().config.initialSettings, setting, value);
      await storeValue(services(), setting, value, by);
      // A reading that began before the change knows nothing of it.
      await reading;
      await readOnce();
    },
  };
}

async function storedValues({ database, config, log }: Services): Promise<SettingValues> {
  const rows = await database
    .selectFrom('remote_settings')
    .select(['name', 'value'])
    .where('name', 'in', names)
    .execute();
  let values = config.initialSettings;
  for (const { name, value } of rows) {
    try {
      values = withSetting(values, settingNamed(name), value);
    } catch (error) {
      log.error({ setting: name, err: error }, 'a stored setting has an invalid value');
    }
  }
  return values;
}

/** Stores a value, or goes back to the initial one where it is empty, and notes who did in the audit log. */
async function storeValue(
  services: Services,
  { name }: Setting,
  value: string,
  by: Parameters<RemoteSettingsStore['change']>[2],
): Promise<void> {
  const now = services.clock.now();
  await inTransaction(services, async (services) => {
    if (value === '') {
      await services.database.deleteFrom('remote_settings').where('name', '=', name).execute();
    } else {
      await services.database
        .insertInto('remote_settings')
        .values({ name, value, changed_at: now })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ value, changed_at: now }))
        .execute();
    }
    const detail = `${name}=${value || 'initial'} by ${by.name}`;
    await writeAuditRow(services, { action: 'setting-changed', network: by.network, detail });
  });
}

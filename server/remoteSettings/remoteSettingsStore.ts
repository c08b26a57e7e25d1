import type { SettingValues } from '@/lib/flags/settingValues';
import { second } from '@/server/clock';
import type { RemoteSettingsStore, Services } from '@/server/services';
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
    const { database, clock, config, log } = services();
    try {
      const rows = await database
        .selectFrom('remote_settings')
        .select(['name', 'value'])
        .where('name', 'in', names)
        .execute();
      const valid = rows.flatMap((row) =>
        settings.filter(({ name }) => name === row.name).map((setting) => ({ setting, ...row })),
      );
      known = valid.reduce(
        (values, { setting, value }) => stored(values, setting, value),
        config.initialSettings,
      );
      readAt = clock.now();
    } catch (error) {
      log.warn({ err: error }, 'the remote settings could not be read');
    }
  }

  function stored(values: SettingValues, setting: Setting, value: string): SettingValues {
    try {
      return withSetting(values, setting, value);
    } catch (error) {
      services().log.error({ setting: setting.name, err: error }, 'a stored setting has an invalid value');
      return values;
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
      const { database, clock, config, random } = services();
      if (value !== '') withSetting(config.initialSettings, setting, value);
      const now = clock.now();
      await database.transaction().execute(async (transaction) => {
        if (value === '') {
          await transaction.deleteFrom('remote_settings').where('name', '=', setting.name).execute();
        } else {
          await transaction
            .insertInto('remote_settings')
            .values({ name: setting.name, value, changed_at: now })
            .onConflict((conflict) => conflict.column('name').doUpdateSet({ value, changed_at: now }))
            .execute();
        }
        const detail = `${setting.name}=${value || 'initial'} by ${by.through}`;
        const row = {
          id: random.uuid(),
          at: now,
          action: 'setting-changed',
          outcome: 'done',
          account_id: null,
        };
        await transaction
          .insertInto('audit_log')
          .values({ ...row, network: by.network, detail })
          .execute();
      });
      // A reading that began before the change knows nothing of it.
      await reading;
      await readOnce();
    },
  };
}

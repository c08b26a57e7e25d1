import type { HandlerResult } from '@/server/http/handlerResult';
import { BadSetting } from '@/server/remoteSettings/settingCatalog';
import { BadInput, changed, type SandboxRequestContext } from '@/server/sandbox/sandboxContext';
import type { RemoteSettingsStore } from '@/server/services';

/** `POST /sandbox/settings {name, value}`: one flag or allocation; an empty value goes back to the first one. */
export async function changeFromSandbox(
  call: SandboxRequestContext,
  settings: RemoteSettingsStore | null,
): Promise<HandlerResult> {
  if (!settings) throw new BadInput('The site has not started yet. Try again in a moment.');
  const { name, value = '' } = await call.fields();
  try {
    await settings.change(name, value, { through: 'sandbox', network: null });
  } catch (error) {
    if (error instanceof BadSetting) throw new BadInput(error.message);
    throw error;
  }
  return changed(call, '/sandbox#settings', settings.current());
}

import * as z from 'zod/mini';

export const UserSettingsResult = z.object({
  notificationsPermission: z.enum(['granted', 'denied', 'notDetermined']),
});

export const PermissionResult = z.object({ granted: z.boolean() });

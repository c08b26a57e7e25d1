import type { Routes } from '../api/route';
import { accountRoutes, catalogRoutes, customerRoutes } from './accountRoutes';
import { recordRoutes } from './recordRoutes';
import { checkoutRoutes, subscriptionRoutes } from './subscriptionRoutes';

/** Every call the emulator answers. */
export const routes: Routes = {
  ...accountRoutes,
  ...customerRoutes,
  ...catalogRoutes,
  ...checkoutRoutes,
  ...subscriptionRoutes,
  ...recordRoutes,
};

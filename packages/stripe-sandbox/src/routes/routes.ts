import type { Routes } from '../api/route';
import { accountRoutes } from './accountRoutes';
import { catalogRoutes } from './catalogRoutes';
import { checkoutRoutes } from './checkoutRoutes';
import { customerRoutes } from './customerRoutes';
import { recordRoutes } from './recordRoutes';
import { subscriptionRoutes } from './subscriptionRoutes';

/** Every call the emulator answers. */
export const routes: Routes = {
  ...accountRoutes,
  ...customerRoutes,
  ...catalogRoutes,
  ...checkoutRoutes,
  ...subscriptionRoutes,
  ...recordRoutes,
};

import { equals } from '../api/listPage';
import type { Routes } from '../api/route';
import { createPortalConfiguration, updatePortalConfiguration } from '../resources/portalConfigurations';
import { createPortalSession } from '../resources/portalSessions';
import {
  createWebhookEndpoint,
  deleteWebhookEndpoint,
  updateWebhookEndpoint,
} from '../resources/webhookEndpoints';
import { listOf, onRecord, retrieve } from './recordOf';

/** What an account owner sets up once: the billing portal and the webhook endpoints. */
export const accountRoutes: Routes = {
  'POST /v1/billing_portal/sessions': createPortalSession,
  'POST /v1/billing_portal/configurations': createPortalConfiguration,
  'GET /v1/billing_portal/configurations': listOf(
    'billing_portal.configuration',
    '/v1/billing_portal/configurations',
    (parameters) => ({
      conditions: [
        equals((one) => one.active, parameters.boolean('active')),
        equals((one) => one.is_default, parameters.boolean('is_default')),
      ],
    }),
  ),
  'GET /v1/billing_portal/configurations/:id': retrieve('billing_portal.configuration'),
  'POST /v1/billing_portal/configurations/:id': onRecord(
    'billing_portal.configuration',
    updatePortalConfiguration,
  ),
  'POST /v1/webhook_endpoints': createWebhookEndpoint,
  'GET /v1/webhook_endpoints': listOf('webhook_endpoint', '/v1/webhook_endpoints'),
  'GET /v1/webhook_endpoints/:id': retrieve('webhook_endpoint'),
  'POST /v1/webhook_endpoints/:id': onRecord('webhook_endpoint', updateWebhookEndpoint),
  'DELETE /v1/webhook_endpoints/:id': onRecord('webhook_endpoint', deleteWebhookEndpoint),
};

import { equals, listPage } from '../api/listPage';
import type { Route } from '../api/route';
import { present } from '../present';
import { createPortalConfiguration, updatePortalConfiguration } from '../resources/portalConfigurations';
import { createPortalSession } from '../resources/portalSessions';
import {
  createWebhookEndpoint,
  deleteWebhookEndpoint,
  updateWebhookEndpoint,
} from '../resources/webhookEndpoints';
import { recordOf, retrieve } from './retrieve';

const configurations = '/v1/billing_portal/configurations';
const endpoints = '/v1/webhook_endpoints';

/** What an account owner sets up once: the billing portal and the webhook endpoints. */
export const accountRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: '/v1/billing_portal/sessions',
    run: (context, parameters) => present(createPortalSession(context, parameters)),
  },
  {
    method: 'POST',
    path: configurations,
    run: (context, parameters) => present(createPortalConfiguration(context, parameters)),
  },
  {
    method: 'GET',
    path: configurations,
    run: (context, parameters) =>
      listPage(context, parameters, 'billing_portal.configuration', configurations, {
        conditions: [
          equals((one) => one.active, parameters.boolean('active')),
          equals((one) => one.is_default, parameters.boolean('is_default')),
        ],
      }),
  },
  { method: 'GET', path: `${configurations}/:id`, run: retrieve('billing_portal.configuration') },
  {
    method: 'POST',
    path: `${configurations}/:id`,
    run: (context, parameters, [id]) =>
      present(
        updatePortalConfiguration(context, recordOf(context, 'billing_portal.configuration', id), parameters),
      ),
  },
  {
    method: 'POST',
    path: endpoints,
    run: (context, parameters) => present(createWebhookEndpoint(context, parameters)),
  },
  {
    method: 'GET',
    path: endpoints,
    run: (context, parameters) => listPage(context, parameters, 'webhook_endpoint', endpoints),
  },
  { method: 'GET', path: `${endpoints}/:id`, run: retrieve('webhook_endpoint') },
  {
    method: 'POST',
    path: `${endpoints}/:id`,
    run: (context, parameters, [id]) =>
      present(updateWebhookEndpoint(context, recordOf(context, 'webhook_endpoint', id), parameters)),
  },
  {
    method: 'DELETE',
    path: `${endpoints}/:id`,
    run: (context, _parameters, [id]) =>
      deleteWebhookEndpoint(context, recordOf(context, 'webhook_endpoint', id)),
  },
];

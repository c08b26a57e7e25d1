import { authCalls } from '@/server/main/calls/authCalls';
import { shopCalls } from '@/server/main/calls/shopCalls';

/** A call below `/api`: an address to call and the methods it answers. */
export type ApiRoute = { address: string; methods: string[] };

export function apiRoutes(): ApiRoute[] {
  return Object.entries({ ...authCalls, ...shopCalls }).map(([name, handlers]) => ({
    address: name.replace(/\[\w+\]/, 'teal-yearly'),
    methods: Object.keys(handlers),
  }));
}

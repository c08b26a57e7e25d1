import type { Site } from './readOutput.mjs';

export function withoutPageLists(site: Site): Site;

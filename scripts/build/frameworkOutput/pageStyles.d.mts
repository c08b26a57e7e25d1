import type { Site } from './readOutput.mjs';

export function withStylesInside(site: Site): Site;

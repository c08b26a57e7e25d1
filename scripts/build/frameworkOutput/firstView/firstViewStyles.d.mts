import type { Site } from '../readOutput.mjs';

export function paintFirstView(site: Site): Site;

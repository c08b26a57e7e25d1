import type { Site } from './readOutput.mjs';

export function fetchScriptsAfterPaint(site: Site): Site;

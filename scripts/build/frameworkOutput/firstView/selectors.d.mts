import type { Element } from './firstViewElements.mjs';

export function mayMatch(selector: string, elements: readonly Element[]): boolean;

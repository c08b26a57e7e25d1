import type { Element } from './firstViewElements.mjs';

export function neededStyles(css: string, elements: readonly Element[], drawings?: string): string;

import { company } from './scenes/company.mjs';
import { products } from './scenes/products.mjs';
import { tools } from './scenes/tools.mjs';

/**
 * One scene for each family of pages: quiet above, where the words of a page may end, and layered below. Every scene is
 * drawn for a wide and for a narrow canvas (`wide`); places are parts of it.
 */
export const scenes = { ...products, ...company, ...tools };

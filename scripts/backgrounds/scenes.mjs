import { company } from './scenes/company.mjs';
import { products } from './scenes/products.mjs';
import { tools } from './scenes/tools.mjs';

/**
 * One scene per family of pages: calm at the top, where a page's text may end, and layered below. Each scene is drawn
 * on a wide and on a narrow canvas (`wide`); positions are fractions of the canvas.
 */
export const scenes = { ...products, ...company, ...tools };

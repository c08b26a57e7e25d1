import { withoutRepeatedLoaders } from './loaderScripts.mjs';
import { withoutPageLists } from './pageLists.mjs';
import { withStylesInside } from './pageStyles.mjs';
import { withShortScopes } from './scopes.mjs';

/**
 * What is done to the framework's output, in this order. The first two leave out scripts that no page uses, 6 KB of each
 * flow on the wire; the content policy needs the styles inside; short scopes keep pages within their weight.
 *
 * @type {readonly ((site: import('./readOutput.mjs').Site) => import('./readOutput.mjs').Site)[]}
 */
export const steps = [withoutPageLists, withoutRepeatedLoaders, withStylesInside, withShortScopes];

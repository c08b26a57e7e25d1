import { slimDocuments, slimFlows } from './documentMarkup.mjs';
import { joinDocumentStyles } from './documentStyles.mjs';
import { paintFirstView } from './firstView/firstViewStyles.mjs';
import { moveFlowStyles } from './flowStyles.mjs';
import { withoutRepeatedLoaders } from './loaderScripts.mjs';
import { withoutPageLists } from './pageLists.mjs';
import { shortenFlowScopes } from './scopeNames.mjs';
import { fetchScriptsAfterPaint } from './scriptsAfterPaint.mjs';

/**
 * The steps applied to the framework's output, in this order. `npm run build -- --report` shows what each one saves per
 * page; a step that saves less than 2 KB, and that no promise to visitors requires, is not worth depending on the
 * details of that output.
 *
 * @type {readonly { name: string, needed?: string, apply: (site: import('./readOutput.mjs').Site) => import('./readOutput.mjs').Site }[]}
 */
export const steps = [
  { name: 'no lists of pages', apply: withoutPageLists },
  { name: 'one module loader a flow', apply: withoutRepeatedLoaders },
  { name: 'markup of static islands', needed: 'the bar of 60 KB unpacked', apply: slimFlows },
  {
    name: 'styles of a flow in one sheet',
    needed: 'the content policy, which allows no style that a script adds',
    apply: moveFlowStyles,
  },
  { name: 'short scopes in flows', needed: 'the bar of 60 KB unpacked', apply: shortenFlowScopes },
  {
    name: 'styles of a document in one block',
    needed: 'the content policy, which names one hash a page',
    apply: joinDocumentStyles,
  },
  { name: 'markup of documents', needed: 'the bar of 60 KB unpacked', apply: slimDocuments },
  {
    name: 'styles of the first view in the page',
    needed: 'a first paint that waits for nothing',
    apply: paintFirstView,
  },
  {
    name: 'scripts after the first paint',
    needed: 'a first paint that shares the line with nothing, where people read first',
    apply: fetchScriptsAfterPaint,
  },
];

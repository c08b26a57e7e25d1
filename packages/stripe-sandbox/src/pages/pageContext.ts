import type { EmulatorContext } from '../context';
import type { PageFrame } from './hostedPage';
import type { RefusedForms } from './refusedForms';

/** What the hosted pages work with besides the rules. */
export type PageContext = EmulatorContext & {
  /** What every page stands in. */
  frame: PageFrame;
  /** Card forms that were refused a moment ago. */
  refusedForms: RefusedForms;
};

import type { FakeAppOptions } from '../fakeAppOptions';
import { installFakeState } from './fakeState';
import { installBridgeAnswers, installPagesAnswers } from './pagesAnswers';
import { installProfileAnswers, installRemovalAnswers } from './removalAnswers';
import { installReplies } from './replies';
import { installSales } from './sales';

/**
 * The message handlers of a FAKE app, step by step: what it answers, by generation (native contract §2). Each step runs
 * inside the page after the ones before it, so it uses nothing from outside itself but what they left on the window: the
 * first one keeps the options there, which a journey may change later.
 */
export const handlerSteps: readonly ((options: FakeAppOptions) => void)[] = [
  installFakeState,
  installSales,
  installPagesAnswers,
  installBridgeAnswers,
  installProfileAnswers,
  installRemovalAnswers,
  installReplies,
];

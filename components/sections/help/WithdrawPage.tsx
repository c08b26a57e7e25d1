import { withdrawWords } from '@/lib/content/help/withdrawWords';
import { StatementPage } from './StatementPage';

/** The page on which consumers withdraw from a contract. */
export function WithdrawPage() {
  return <StatementPage name="withdraw" action="/help/withdraw" words={withdrawWords} />;
}

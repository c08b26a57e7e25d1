import { withdrawWords } from '@/lib/content/help/withdrawWords';
import { StatementForm } from './StatementForm';
import { StatementPage } from './StatementPage';

/** The page on which consumers withdraw from a contract. */
export function WithdrawPage() {
  return (
    <StatementPage
      words={withdrawWords}
      form={<StatementForm name="withdraw" action="/help/withdraw" words={withdrawWords} />}
    />
  );
}

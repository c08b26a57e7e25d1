import { cancelWords } from '@/lib/content/help/cancelWords';
import { CancelForm } from './CancelForm';
import { StatementPage } from './StatementPage';

/** The page on which consumers cancel a contract. */
export function CancelPage() {
  return <StatementPage words={cancelWords} form={<CancelForm />} />;
}

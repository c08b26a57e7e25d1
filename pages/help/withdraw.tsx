import { StatementPage } from '@/components/sections/help/StatementPage';
import { withdrawWords } from '@/lib/content/help/withdrawWords';

export const config = { unstable_runtimeJS: false };

export default function WithdrawFromContractPage() {
  return <StatementPage route="/help/withdraw" name="withdraw" words={withdrawWords} />;
}

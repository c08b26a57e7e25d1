import { type Removal, useRemoval } from '@/lib/hooks/useRemoval';
import type { RemovalApp } from '@/lib/native/removalApp';
import { AddressStep } from './AddressStep';
import { ConfirmStep } from './ConfirmStep';
import { Dashboard } from './Dashboard';
import { EditProfile } from './EditProfile';
import { Failed } from './Failed';
import { NameStep } from './NameStep';
import { ProfileDeleted } from './ProfileDeleted';
import { RemovalFeedback } from './RemovalFeedback';
import { RemovalPending } from './RemovalPending';
import { ScanStep } from './ScanStep';
import { YearStep } from './YearStep';

/** Everything that the app shows of the removal, one screen at a time. */
export function RemovalScreens({ app }: { app: RemovalApp }) {
  return <Screen removal={useRemoval(app)} />;
}

function Screen({ removal }: { removal: Removal }) {
  switch (removal.screen) {
    case 'pending':
      return <RemovalPending />;
    case 'failed':
      return <Failed onRetry={removal.begin} />;
    case 'name':
      return <NameStep removal={removal} />;
    case 'year':
      return <YearStep removal={removal} />;
    case 'address':
      return <AddressStep removal={removal} />;
    case 'confirm':
      return <ConfirmStep removal={removal} />;
    case 'scan':
      return <ScanStep removal={removal} />;
    case 'dashboard':
      return <Dashboard removal={removal} />;
    case 'edit':
      return <EditProfile removal={removal} />;
    case 'deleted':
      return <ProfileDeleted removal={removal} />;
    case 'feedback':
      return <RemovalFeedback removal={removal} />;
  }
}

import { EditProfile } from '@/components/subscription/removal/profile/EditProfile';
import { ProfileDeleted } from '@/components/subscription/removal/profile/ProfileDeleted';
import { AddressStep } from '@/components/subscription/removal/steps/AddressStep';
import { ConfirmStep } from '@/components/subscription/removal/steps/ConfirmStep';
import { NameStep } from '@/components/subscription/removal/steps/NameStep';
import { ScanStep } from '@/components/subscription/removal/steps/ScanStep';
import { YearStep } from '@/components/subscription/removal/steps/YearStep';
import { type Removal, useRemoval } from '@/lib/hooks/native/useRemoval';
import type { RemovalApp } from '@/lib/native/removal/removalApp';
import { Dashboard } from './Dashboard';
import { Failed } from './Failed';
import { RemovalFeedback } from './RemovalFeedback';
import { RemovalPending } from './RemovalPending';

/** All removal screens inside the app, one at a time. */
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

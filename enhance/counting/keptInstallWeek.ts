import { keepInstallWeek } from '@/lib/attribution/installWeek';
import { openStorage } from '@/lib/storage/browserStorage';

keepInstallWeek(
  window.location.search,
  openStorage(() => window.localStorage),
  Date.now(),
);

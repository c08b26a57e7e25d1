import { Button } from '@/components/ui/forms/Button';
import { appWelcomeWords } from '@/lib/content/app/appWelcome';
import { storeFeatures } from '@/lib/content/app/store';
import type { FeatureName } from '@/lib/contract/subscription';
import { useFeatureConfig } from '@/lib/hooks/native/useFeatureConfig';
import { useNativeHost } from '@/lib/hooks/native/useNativeHost';
import { useVisit } from '@/lib/hooks/page/useVisit';
import { openFeature } from '@/lib/native/actions';

/** Opens a feature in the app around the page; nothing in a browser, and in an app that does not have it. */
export function OpenFeature({ feature }: { feature: FeatureName }) {
  const channel = useNativeHost()?.channel;
  const config = useFeatureConfig();
  const { parameter } = useVisit();
  // An app without paid chat ignores the message that opens it. Some apps announce paid chat only in the URL.
  const hasPaidChat = config?.usePaidDuckAi === true || parameter('usePaidDuckAi') === 'true';
  if (!channel || (feature === 'Duck.ai' && !hasPaidChat)) return null;
  return (
    <Button
      size="small"
      variant="secondary"
      aria-label={appWelcomeWords.openFeature(storeFeatures[feature].name)}
      onClick={() => openFeature(channel, feature)}
    >
      {appWelcomeWords.open}
    </Button>
  );
}

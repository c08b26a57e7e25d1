import { useEffect, useState } from 'react';
import {
  type AppFeatureConfig,
  appFeatureConfig,
  defaultAppFeatureConfig,
} from '../../native/appFeatureConfig';
import { useAppPlace } from './useAppPlace';

/** What the app may do: null until decided, at most 1.2 seconds; every flag false outside an app and without an answer. */
export function useFeatureConfig(): AppFeatureConfig | null {
  const place = useAppPlace();
  const [config, setConfig] = useState<AppFeatureConfig | null>(null);
  useEffect(() => {
    if (!place) return;
    if (!place.inApp) return setConfig(defaultAppFeatureConfig);
    let mounted = true;
    void appFeatureConfig(place.channel).then((answer) => mounted && setConfig(answer));
    return () => {
      mounted = false;
    };
  }, [place]);
  return config;
}

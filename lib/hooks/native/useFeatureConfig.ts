import { useEffect, useState } from 'react';
import {
  type AppFeatureConfig,
  appFeatureConfig,
  defaultAppFeatureConfig,
} from '../../native/appFeatureConfig';
import { useNativeHost } from './useNativeHost';

/** What the app supports: null until known, at most 1.2 seconds; all false outside an app or without an answer. */
export function useFeatureConfig(): AppFeatureConfig | null {
  const host = useNativeHost();
  const [config, setConfig] = useState<AppFeatureConfig | null>(null);
  useEffect(() => {
    if (host?.inApp) void appFeatureConfig(host.channel).then(setConfig);
    else if (host) setConfig(defaultAppFeatureConfig);
  }, [host]);
  return config;
}

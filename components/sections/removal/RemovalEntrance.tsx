import dynamic from 'next/dynamic';
import { useEffect, useState } from 'react';
import { staticIsland } from '@/components/layout/flow/staticIsland';
import { RemovalPending } from '@/components/subscription/removal/RemovalPending';
import { openRemovalApp, type RemovalApp } from '@/lib/native/removal/removalApp';
import { RemovalProduct } from './RemovalProduct';

const StaticProduct = staticIsland(typeof window === 'undefined' ? RemovalProduct : null);

/** Only an app loads the screens: a browser never shows them. */
const RemovalScreens = dynamic(
  () => import('@/components/subscription/removal/RemovalScreens').then((loaded) => loaded.RemovalScreens),
  { ssr: false, loading: RemovalPending },
);

/** The removal screens in an app, the description of the product everywhere else. */
export function RemovalEntrance() {
  const [app, setApp] = useState<RemovalApp | null>(null);
  useEffect(() => setApp(openRemovalApp()), []);
  if (app) return <RemovalScreens app={app} />;
  return (
    <>
      <div className="in-browser">
        <StaticProduct />
      </div>
      {/* Until the app has answered, an app's window shows a placeholder instead of the product page. */}
      <div className="in-app">
        <RemovalPending />
      </div>
      <style jsx>{`
        .in-app,
        :global([data-app]) .in-browser {
          display: none;
        }

        :global([data-app]) .in-app {
          display: block;
        }
      `}</style>
    </>
  );
}

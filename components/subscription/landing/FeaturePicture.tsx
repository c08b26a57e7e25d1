import { staticIsland } from '@/components/layout/flow/staticIsland';
import { CachedDrawing } from '@/components/marketing/CachedDrawing';
import { ChatScreen } from '@/components/marketing/screens/ChatScreen';
import { RemovalScreen } from '@/components/marketing/screens/RemovalScreen';
import { VpnScreen } from '@/components/marketing/screens/VpnScreen';
import type { PictureName } from '@/lib/content/subscription/proFeatures';

const StaticVpnScreen = staticIsland(typeof window === 'undefined' ? VpnScreen : null);
const StaticRemovalScreen = staticIsland(typeof window === 'undefined' ? RemovalScreen : null);
const StaticChatScreen = staticIsland(typeof window === 'undefined' ? ChatScreen : null);

const screens = { vpn: StaticVpnScreen, removal: StaticRemovalScreen, chat: StaticChatScreen };

/** What a feature looks like on its screen, cut off by the card as by a window; a person's help is drawn. */
export function FeaturePicture({ name }: { name: PictureName }) {
  if (name === 'restoration' || name === 'guidance')
    return <CachedDrawing name={`pro-pictures.svg#${name}`} fit="frame" />;
  const ProductScreen = screens[name];
  return (
    <div className="feature-screen holder">
      <ProductScreen />
      <style jsx>{`
        .feature-screen {
          --figure-size: 1.5rem;
          --figure-padding: 0.5rem 0.625rem;
          --window-padding: 0.75rem;
          height: 100%;
          padding: clamp(1rem, 2vw, 1.5rem) clamp(1rem, 2vw, 1.75rem) 0;
          background: linear-gradient(var(--art-sky), var(--color-surface-tint-strong));
        }

        /* The screen goes on below the edge, and nothing is half read behind the sign there. */
        .feature-screen::after {
          position: absolute;
          inset: auto 0 0;
          height: 2.5rem;
          background: linear-gradient(transparent, var(--color-surface-tint-strong) 85%);
          content: '';
        }

        .feature-screen :global(.static-island) > :global(*) {
          max-width: 34rem;
          margin-inline: auto;
        }
      `}</style>
    </div>
  );
}

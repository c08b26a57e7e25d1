import { Button } from '@/components/ui/forms/Button';
import { manageWords } from '@/lib/content/account/manage';
import { useNativeHost } from '@/lib/hooks/native/useNativeHost';
import { backToSettings } from '@/lib/native/actions';

/** Inside an app, the way out of the page: the app reads the account again and shows its settings. */
export function BackToSettings({ wide = true, size }: { wide?: boolean; size?: 'small' }) {
  const channel = useNativeHost()?.channel;
  if (!channel) return null;
  return (
    <Button variant="secondary" wide={wide} size={size} onClick={() => backToSettings(channel)}>
      {manageWords.backToSettings}
    </Button>
  );
}

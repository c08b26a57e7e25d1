import { FlowLayout } from '@/components/layout/flow/FlowLayout';
import { BackToSettings } from '@/components/subscription/account/BackToSettings';
import { FocusHeading } from '@/components/subscription/account/FocusHeading';
import { ButtonLink } from '@/components/ui/forms/ButtonLink';
import { manageWords } from '@/lib/content/account/manage';
import type { RoutePath } from '@/lib/content/site/routes';
import { useNativeHost } from '@/lib/hooks/native/useNativeHost';
import { useVisit } from '@/lib/hooks/page/useVisit';
import { KeptRecords } from './KeptRecords';

/** Shown after the account was deleted. */
export function Goodbye({ route }: { route: RoutePath }) {
  const { link } = useVisit();
  const inApp = useNativeHost()?.inApp === true;
  const { done, doneIntro, thanks, free } = manageWords.remove;
  return (
    <FlowLayout route={route} heading={done} intro={doneIntro} aside={<p>{free}</p>}>
      <FocusHeading />
      <KeptRecords />
      <p>{thanks}</p>
      {inApp ? (
        <BackToSettings />
      ) : (
        <ButtonLink href={link('/')} variant="secondary" wide>
          {manageWords.home}
        </ButtonLink>
      )}
    </FlowLayout>
  );
}

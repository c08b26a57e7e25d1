import { Page } from '@/components/layout/page/Page';
import { StatusBoard } from '@/components/sections/status/StatusBoard';
import { StatusNotes } from '@/components/sections/status/StatusNotes';

export const config = { unstable_runtimeJS: false };

export default function StatusPage() {
  return (
    <Page route="/status">
      <StatusBoard />
      <StatusNotes />
    </Page>
  );
}

import { Page } from '@/components/layout/page/Page';
import { PageShore } from '@/components/marketing/PageShore';
import { PageQuestions } from '@/components/sections/downloads/PageQuestions';
import { ChatHero } from '@/components/sections/duckai/ChatHero';
import { ChatJourney } from '@/components/sections/duckai/ChatJourney';
import { ChatPlans } from '@/components/sections/duckai/ChatPlans';
import { ChatPromises } from '@/components/sections/duckai/ChatPromises';
import { ChatUses } from '@/components/sections/duckai/ChatUses';
import { chatQuestions } from '@/lib/content/productPages/chat';

export const config = { unstable_runtimeJS: false };

export default function ChatPage() {
  return (
    <Page route="/duckai">
      <ChatHero />
      <ChatJourney />
      <ChatUses />
      <ChatPromises />
      <div data-flag="usePaidDuckAi">
        <ChatPlans />
      </div>
      <PageQuestions {...chatQuestions} />
      <PageShore route="/duckai" />
    </Page>
  );
}

import { Page } from '@/components/layout/page/Page';
import { ContactPage } from '@/components/sections/help/ContactPage';

export const config = { unstable_runtimeJS: false };

export default function ContactUsPage() {
  return (
    <Page route="/help/contact" enhancements={['forms/documentForm']}>
      <ContactPage />
    </Page>
  );
}

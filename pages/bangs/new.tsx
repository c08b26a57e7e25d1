import { FormPage } from '@/components/marketing/FormPage';
import { TickList } from '@/components/marketing/TickList';
import { BangForm } from '@/components/sections/bangs/BangForm';
import { bangForm } from '@/lib/content/search/bangPage';

export const config = { unstable_runtimeJS: false };

export default function NewBangPage() {
  const { title, lead, checks } = bangForm;
  return (
    <FormPage route="/bangs/new" title={title} lead={lead} form={<BangForm />}>
      <h2>{checks.title}</h2>
      <TickList items={checks.items} />
    </FormPage>
  );
}

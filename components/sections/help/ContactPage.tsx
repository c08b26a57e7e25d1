import { FormPage } from '@/components/marketing/FormPage';
import { contactWords } from '@/lib/content/help/contactWords';
import { localUrl } from '@/lib/content/site/languages/localUrl';
import { ContactForm } from './ContactForm';

export function ContactPage() {
  const { title, lead, before, elsewhere } = contactWords;
  return (
    <FormPage title={title} lead={lead} form={<ContactForm />}>
      <h2>{before.title}</h2>
      <ul>
        {before.items.map(({ label, href }) => (
          <li key={href}>
            <a href={localUrl(href)}>{label}</a>
          </li>
        ))}
      </ul>
      <h2>{elsewhere.title}</h2>
      <ul>
        {elsewhere.items.map(({ label, address }) => (
          <li key={address}>
            {`${label} `}
            <a href={`mailto:${address}`}>{address}</a>
          </li>
        ))}
      </ul>
    </FormPage>
  );
}

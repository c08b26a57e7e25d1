import { FormPage } from '@/components/marketing/FormPage';
import { EmailField } from '@/components/sections/help/EmailField';
import { UnseenField } from '@/components/sections/help/UnseenField';
import { DocumentField } from '@/components/ui/forms/DocumentField';
import { DocumentForm } from '@/components/ui/forms/DocumentForm';
import { contactTopicWords, contactWords } from '@/lib/content/help/contactWords';
import { maxMessageLength } from '@/lib/content/help/maxMessageLength';
import { localUrl } from '@/lib/content/site/languages/localUrl';

export function ContactPage() {
  const { title, lead, before, elsewhere } = contactWords;
  return (
    <FormPage route="/help/contact" title={title} lead={lead} form={<ContactForm />}>
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

function ContactForm() {
  const { fields, errors } = contactWords;
  return (
    <DocumentForm name="contact" action="/help/contact" words={contactWords}>
      <DocumentField form="contact" name="topic" words={fields.topic} error={errors.topic}>
        <select className="text-field select-field" id="contact-topic" name="topic" required>
          <option value="">{fields.topic.choose}</option>
          {Object.entries(contactTopicWords).map(([topic, label]) => (
            <option key={topic} value={topic}>
              {label}
            </option>
          ))}
        </select>
      </DocumentField>
      <EmailField form="contact" words={fields.email} error={errors.email} />
      <DocumentField form="contact" name="message" words={fields.message} error={errors.message}>
        <textarea
          className="text-field"
          id="contact-message"
          name="message"
          required
          rows={8}
          maxLength={maxMessageLength}
          defaultValue=""
          aria-describedby="contact-message-hint"
        />
      </DocumentField>
      <UnseenField id="contact-reference" label={fields.reference.label} />
    </DocumentForm>
  );
}

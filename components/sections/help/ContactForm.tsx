import { DocumentField } from '@/components/ui/forms/DocumentField';
import { DocumentForm } from '@/components/ui/forms/DocumentForm';
import { contactTopicWords, contactWords } from '@/lib/content/help/contactWords';
import { maxMessageLength } from '@/lib/content/help/maxMessageLength';
import { EmailField } from './EmailField';
import { UnseenField } from './UnseenField';

/** The form that mails a message to support. */
export function ContactForm() {
  const { fields, errors } = contactWords;
  return (
    <DocumentForm name="contact" action="/help/contact" words={contactWords}>
      <DocumentField id="contact-topic" name="topic" label={fields.topic.label} error={errors.topic}>
        <select id="contact-topic" name="topic" required>
          <option value="">{fields.topic.choose}</option>
          {Object.entries(contactTopicWords).map(([topic, label]) => (
            <option key={topic} value={topic}>
              {label}
            </option>
          ))}
        </select>
      </DocumentField>
      <EmailField id="contact-email" words={fields.email} error={errors.email} />
      <DocumentField
        id="contact-message"
        name="message"
        label={fields.message.label}
        hint={fields.message.hint}
        error={errors.message}
      >
        <textarea
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

import { DocumentField } from '@/components/ui/forms/DocumentField';
import { DocumentForm } from '@/components/ui/forms/DocumentForm';
import { contactTopicWords, contactWords } from '@/lib/content/help/contactWords';
import { maxMessageLength } from '@/lib/content/help/maxMessageLength';

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
      <DocumentField
        id="contact-email"
        name="email"
        label={fields.email.label}
        hint={fields.email.hint}
        error={errors.email}
      >
        <input
          id="contact-email"
          name="email"
          type="email"
          required
          maxLength={254}
          autoComplete="email"
          spellCheck={false}
          defaultValue=""
          placeholder={fields.email.placeholder}
          aria-describedby="contact-email-hint"
        />
      </DocumentField>
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
      {/* Machines that fill in every field give themselves away here. */}
      <div className="unseen" aria-hidden="true">
        <label htmlFor="contact-reference">{fields.reference.label}</label>
        <input id="contact-reference" name="reference" tabIndex={-1} autoComplete="off" defaultValue="" />
      </div>
      <style jsx>{`
        textarea {
          resize: vertical;
          line-height: var(--leading-body);
        }

        .unseen {
          position: absolute;
          overflow: hidden;
          width: 1px;
          height: 1px;
          clip-path: inset(50%);
        }
      `}</style>
    </DocumentForm>
  );
}

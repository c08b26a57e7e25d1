import type { ContactTopic } from '../../contract/contactMessage';
import { contactTopicWords } from '../help/contactWords';
import type { MailText } from './words';

type Contact = { topic: ContactTopic; email: string; message: string; language: string };

/** The mail to support about a message from the contact form. Only our own people read it, so it is in English alone. */
export function contactMail({ topic, email, message, language }: Contact): MailText {
  return {
    subject: `Contact form: ${contactTopicWords[topic]}`,
    heading: contactTopicWords[topic],
    lead: message.split('\n').filter((line) => line.trim() !== ''),
    after: [`From ${email}, who reads ${language}. Reply to this email to answer.`],
  };
}

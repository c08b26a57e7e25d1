import type { MailData, MailMessage } from '@/server/mail/messages';
import { accountTemplates } from './accountTemplates';
import type { MailFrame, MailParts, MailTemplates } from './mailParts';
import { requestTemplates } from './requestTemplates';
import { subscriptionTemplates } from './subscriptionTemplates';

const templates: MailTemplates<keyof MailData> = {
  ...accountTemplates,
  ...subscriptionTemplates,
  ...requestTemplates,
};

/** Picks the words for a message and fills in its data. */
export function fillTemplate(message: MailMessage, frame: MailFrame): MailParts {
  return fill(message, frame);
}

function fill<Name extends keyof MailData>(
  { template, data }: { template: Name; data: MailData[Name] },
  frame: MailFrame,
): MailParts {
  return templates[template](data, frame);
}

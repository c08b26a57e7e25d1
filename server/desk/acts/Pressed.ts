import * as z from 'zod/mini';
import type { deskWords } from '@/lib/content/desk';
import type { PersonRecord } from '@/server/desk/record/readPerson';
import type { RequestContext } from '@/server/http/requestContext';

const short = z.optional(z.string().check(z.maxLength(200)));

/** What the form of an act sends. `key` is that of a press which moves money; it begins with what was left when it was shown. */
export const Fields = z.object({ reason: short, device: short, payment: short, sum: short, key: short });

/** A press of a button at the desk: for whom, why, and what about. */
export type Pressed = {
  context: RequestContext;
  person: PersonRecord;
  reason: string;
  fields: z.infer<typeof Fields>;
};

type Problem = Exclude<keyof typeof deskWords.problems, 'sum' | 'heading' | 'back'>;

/** Carried out, or the problem that it met; a refund is shown once more first. */
export type Outcome = 'done' | Problem | { page: string } | { problem: string };

import * as z from 'zod/mini';
import { milliseconds, nonEmpty } from './wire';

/** `POST /itr/issue`: the code to give to a restoration advisor, when it expires, and the number to call. */
export const RestorationCode = z.object({ code: nonEmpty, expiresAt: milliseconds, phone: nonEmpty });
export type RestorationCode = z.infer<typeof RestorationCode>;

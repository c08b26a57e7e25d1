import * as z from 'zod/mini';
import { milliseconds, nonEmpty } from './wire';

/** `POST /itr/issue`: the code to name to a restoration adviser, until when it counts, and the number to call. */
export const RestorationCode = z.object({ code: nonEmpty, expiresAt: milliseconds, phone: nonEmpty });
export type RestorationCode = z.infer<typeof RestorationCode>;

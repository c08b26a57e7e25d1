import * as z from 'zod/mini';

/** Parameters of a message that has none. Every message carries an object, because Android always reads one. */
export const NoParams = z.object({});
/** A reply whose content means nothing; only its arrival counts. */
export const EmptyResult = z.object({});

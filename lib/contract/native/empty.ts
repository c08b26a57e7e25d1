import * as z from 'zod/mini';

/** Parameters of a message that has none. Every message carries an object: Android reads one always. */
export const NoParams = z.object({});
/** A reply whose content says nothing; that it came is what counts. */
export const EmptyResult = z.object({});

/**
 * Most characters of the reason for a cancellation: some sentences, since the confirmation repeats it to an address that
 * anybody can type.
 */
export const maxReasonLength = 500;

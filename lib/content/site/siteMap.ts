/**
 * The day on which the pages last changed, for the site map. Set it to today when you change what pages say; legal
 * texts have dates of their own.
 */
export const contentUpdated = '2026-11-28';

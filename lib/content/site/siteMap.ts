/**
 * When the content of the pages last changed, for the site map: raise it when you change what pages say. Legal texts
 * carry dates of their own.
 */
export const contentUpdated = '2026-11-21';

/** What any page tells about a view of it, beside that it was shown. */
export const visitEvents = {
  'static.bounce': ['page'],
  'static.scroll': ['page'],
  'static.error': ['page', 'kind'],
  'static.experiment': ['experiment', 'variant'],
} as const;

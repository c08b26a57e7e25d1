/** What any page reports about a view, apart from the view itself. */
export const visitEvents = {
  'static.bounce': ['page'],
  'static.scroll': ['page'],
  'static.error': ['page', 'kind'],
  'static.experiment': ['experiment', 'variant'],
} as const;

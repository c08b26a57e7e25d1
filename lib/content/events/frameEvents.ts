/** What is pressed in the header, the menu and the footer, on documents and flows alike. */
export const frameEvents = {
  'static.header.logo.click': ['page'],
  'static.sidemenu.open': ['page'],
  'static.sidemenu.click': ['page'],
  'static.footer.click': ['page'],
} as const;

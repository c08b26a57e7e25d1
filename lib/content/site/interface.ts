/** The small words of the frame: what a button, a switch or a landmark is called. */
export const interfaceWords = {
  skipLink: 'Skip to the content',
  homeLink: 'home page',
  menu: 'Menu',
  menuTitle: 'Site menu',
  close: 'Close',
  closeMenu: 'Close the menu',
  mainNavigation: 'Main',
  footerNavigation: 'All pages',
  opensElsewhere: 'leads to another site',
  theme: { title: 'Theme', system: 'System', light: 'Light', dark: 'Dark' },
  help: 'Help',
  back: 'Back',
  loading: 'Loading…',
} as const;

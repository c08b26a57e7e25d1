/** Short labels of the page frame: buttons, switches, and landmarks. */
export const interfaceWords = {
  skipLink: 'Skip to main content',
  homeLink: 'home page',
  menu: 'Menu',
  menuTitle: 'Site menu',
  close: 'Close',
  closeMenu: 'Close menu',
  mainNavigation: 'Main',
  footerNavigation: 'All pages',
  languages: 'Language',
  opensElsewhere: 'opens another site',
  theme: { title: 'Theme', system: 'System', light: 'Light', dark: 'Dark' },
  help: 'Help',
  back: 'Back',
  loading: 'Loading…',
} as const;

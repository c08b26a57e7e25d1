/** The colors of a results page. Hex digits without #, as the settings keep them. */
export type ResultColors = {
  background: string;
  header: string;
  text: string;
  title: string;
  visited: string;
  address: string;
};

/** What each value of the theme setting (`kae`) looks like; our own shades. */
export const searchThemes: Readonly<Record<string, ResultColors>> = {
  '-1': {
    background: 'ffffff',
    header: 'f4f7f6',
    text: '494949',
    title: '1a0dab',
    visited: '6c00a2',
    address: '3f6e35',
  },
  d: {
    background: '1b1f20',
    header: '141718',
    text: 'cccccc',
    title: 'eeeeee',
    visited: 'c3a8e0',
    address: '8fc9b8',
  },
  t: {
    background: '0c120e',
    header: '131c16',
    text: '9be0ac',
    title: 'c8ffd4',
    visited: '7fb08b',
    address: 'e6d36a',
  },
  c: {
    background: 'ffffff',
    header: '000000',
    text: '000000',
    title: '0000c8',
    visited: '7a0050',
    address: '005000',
  },
  r: {
    background: 'fbf2df',
    header: '7a2d20',
    text: '53402a',
    title: '9a3412',
    visited: '6b4a7a',
    address: '46632c',
  },
  b: {
    background: 'ffffff',
    header: 'ffffff',
    text: '333333',
    title: '0b57b0',
    visited: '6a3c9a',
    address: '1d6b3a',
  },
  g: {
    background: 'e6e8e8',
    header: '51595b',
    text: '33393b',
    title: '14466b',
    visited: '56376b',
    address: '2d5a39',
  },
};

/**
 * What a browser shows whose request was refused before anything of it was read. Nobody knows its language then, so the
 * sentence is shown in all of them.
 */
export const unreadRequest = {
  large:
    'Your browser sent more than this site accepts, probably too many cookies. Delete the cookies of this address, then open the page again.',
  slow: 'Your request took too long to arrive. Please try again.',
  odd: 'Your request couldn’t be read. Check the address, then open the page again.',
};

import type { BangCategory } from './category';

export const multimedia: BangCategory = {
  name: 'Multimedia',
  subcategories: {
    Music: [
      ['spotify', 'Spotify', 'open.spotify.com/search/{{{s}}}'],
      ['sc', 'SoundCloud', 'soundcloud.com/search?q={{{s}}}'],
      ['bc', 'Bandcamp', 'bandcamp.com/search?q={{{s}}}'],
      ['lastfm', 'Last.fm', 'www.last.fm/search?q={{{s}}}'],
      ['discogs', 'Discogs', 'www.discogs.com/search/?q={{{s}}}'],
      ['mb', 'MusicBrainz', 'musicbrainz.org/search?type=artist&query={{{s}}}'],
      ['genius', 'Genius', 'genius.com/search?q={{{s}}}'],
      ['imslp', 'IMSLP scores', 'imslp.org/index.php?search={{{s}}}'],
    ],
    Video: [
      ['yt', 'YouTube', 'www.youtube.com/results?search_query={{{s}}}'],
      ['vimeo', 'Vimeo', 'vimeo.com/search?q={{{s}}}'],
      ['dm', 'Dailymotion', 'www.dailymotion.com/search/{{{s}}}'],
      ['twitch', 'Twitch', 'www.twitch.tv/search?term={{{s}}}'],
      ['peertube', 'Sepia Search (PeerTube)', 'sepiasearch.org/search?search={{{s}}}'],
      ['ted', 'TED', 'www.ted.com/search?q={{{s}}}'],
    ],
    Images: [
      ['flickr', 'Flickr', 'www.flickr.com/search/?text={{{s}}}'],
      ['unsplash', 'Unsplash', 'unsplash.com/s/photos/{{{s}}}'],
      ['commons', 'Wikimedia Commons', 'commons.wikimedia.org/w/index.php?search={{{s}}}'],
      ['pexels', 'Pexels', 'www.pexels.com/search/{{{s}}}'],
      ['openverse', 'Openverse', 'openverse.org/search?q={{{s}}}'],
      ['tineye', 'TinEye', 'tineye.com/search?url={{{s}}}'],
    ],
    Books: [
      ['gr', 'Goodreads', 'www.goodreads.com/search?q={{{s}}}'],
      ['ol', 'Open Library', 'openlibrary.org/search?q={{{s}}}'],
      ['gutenberg', 'Project Gutenberg', 'www.gutenberg.org/ebooks/search/?query={{{s}}}'],
      ['worldcat', 'WorldCat', 'search.worldcat.org/search?q={{{s}}}'],
      ['loc', 'Library of Congress', 'www.loc.gov/search/?q={{{s}}}'],
    ],
    General: [
      ['ia', 'Internet Archive', 'archive.org/search?query={{{s}}}'],
      ['europeana', 'Europeana', 'www.europeana.eu/en/search?query={{{s}}}'],
      ['met', 'The Met Collection', 'www.metmuseum.org/art/collection/search?q={{{s}}}'],
      ['giphy', 'Giphy', 'giphy.com/search/{{{s}}}'],
    ],
  },
};

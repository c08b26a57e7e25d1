import type { BangCategory } from './category';

export const entertainment: BangCategory = {
  name: 'Entertainment',
  subcategories: {
    Games: [
      ['steam', 'Steam', 'store.steampowered.com/search/?term={{{s}}}'],
      ['gog', 'GOG', 'www.gog.com/en/games?query={{{s}}}'],
      ['itch', 'itch.io', 'itch.io/search?q={{{s}}}'],
      ['mcwiki', 'Minecraft Wiki', 'minecraft.wiki/?search={{{s}}}'],
      ['bgg', 'BoardGameGeek', 'boardgamegeek.com/geeksearch.php?action=search&q={{{s}}}'],
      ['protondb', 'ProtonDB', 'www.protondb.com/search?q={{{s}}}'],
    ],
    Misc: [
      ['fandom', 'Fandom', 'www.fandom.com/?s={{{s}}}'],
      ['tvtropes', 'TV Tropes', 'tvtropes.org/pmwiki/search_result.php?q={{{s}}}'],
      ['knowyourmeme', 'Know Your Meme', 'knowyourmeme.com/search?q={{{s}}}'],
      ['imgur', 'Imgur', 'imgur.com/search?q={{{s}}}'],
      ['xkcdw', 'Explain xkcd', 'www.explainxkcd.com/wiki/index.php?search={{{s}}}'],
      ['ao3', 'Archive of Our Own', 'archiveofourown.org/works/search?work_search[query]={{{s}}}'],
    ],
    Movies: [
      ['imdb', 'IMDb', 'www.imdb.com/find?q={{{s}}}'],
      ['rt', 'Rotten Tomatoes', 'www.rottentomatoes.com/search?search={{{s}}}'],
      ['lb', 'Letterboxd', 'letterboxd.com/search/{{{s}}}'],
      ['tmdb', 'The Movie Database', 'www.themoviedb.org/search?query={{{s}}}'],
      ['mc', 'Metacritic', 'www.metacritic.com/search/{{{s}}}'],
      ['jw', 'JustWatch', 'www.justwatch.com/us/search?q={{{s}}}'],
    ],
    Sports: [
      ['espn', 'ESPN', 'www.espn.com/search/_/q/{{{s}}}'],
      ['bbcsport', 'BBC Sport', 'www.bbc.co.uk/search?d=SPORT&q={{{s}}}'],
      [
        'transfermarkt',
        'Transfermarkt',
        'www.transfermarkt.com/schnellsuche/ergebnis/schnellsuche?query={{{s}}}',
      ],
      ['strava', 'Strava segments', 'www.strava.com/segments/search?keywords={{{s}}}'],
    ],
    TV: [
      ['tvdb', 'TheTVDB', 'thetvdb.com/search?query={{{s}}}'],
      ['tvmaze', 'TVmaze', 'www.tvmaze.com/search?q={{{s}}}'],
      ['netflix', 'Netflix', 'www.netflix.com/search?q={{{s}}}'],
      ['iplayer', 'BBC iPlayer', 'www.bbc.co.uk/iplayer/search?q={{{s}}}'],
      ['arte', 'ARTE', 'www.arte.tv/en/search/?q={{{s}}}'],
      ['trakt', 'Trakt', 'trakt.tv/search?query={{{s}}}'],
    ],
    Forum: [
      ['r', 'Reddit', 'www.reddit.com/search/?q={{{s}}}'],
      ['se', 'Stack Exchange', 'stackexchange.com/search?q={{{s}}}'],
      ['quora', 'Quora', 'www.quora.com/search?q={{{s}}}'],
      ['lemmy', 'Lemmy', 'lemmy.world/search?q={{{s}}}'],
      ['xda', 'XDA Forums', 'xdaforums.com/search/search?keywords={{{s}}}'],
    ],
    Comics: [
      ['gcd', 'Grand Comics Database', 'www.comics.org/searchNew/?q={{{s}}}'],
      ['marvel', 'Marvel', 'www.marvel.com/search?query={{{s}}}'],
      ['dccomics', 'DC', 'www.dc.com/search?keyword={{{s}}}'],
      ['comicvine', 'Comic Vine', 'comicvine.gamespot.com/search/?q={{{s}}}'],
    ],
    Audio: [
      ['pcasts', 'Podcast Index', 'podcastindex.org/search?q={{{s}}}'],
      ['audible', 'Audible', 'www.audible.com/search?keywords={{{s}}}'],
      ['librivox', 'LibriVox', 'librivox.org/search?q={{{s}}}'],
      ['freesound', 'Freesound', 'freesound.org/search/?q={{{s}}}'],
      ['radiog', 'Radio Garden', 'radio.garden/search?q={{{s}}}'],
    ],
  },
};

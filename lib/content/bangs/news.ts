import type { BangCategory } from './category';

export const news: BangCategory = {
  name: 'News',
  subcategories: {
    Newspaper: [
      ['nyt', 'The New York Times', 'www.nytimes.com/search?query={{{s}}}'],
      ['ind', 'The Independent', 'www.independent.co.uk/search?q={{{s}}}'],
      ['wapo', 'The Washington Post', 'www.washingtonpost.com/search/?query={{{s}}}'],
      ['lemonde', 'Le Monde', 'www.lemonde.fr/recherche/?search_keywords={{{s}}}'],
      ['elpais', 'El País', 'elpais.com/buscador/?qt={{{s}}}'],
    ],
    Specialty: [
      ['nature', 'Nature', 'www.nature.com/search?q={{{s}}}'],
      ['sciam', 'Scientific American', 'www.scientificamerican.com/search/?q={{{s}}}'],
      ['propublica', 'ProPublica', 'www.propublica.org/search?q={{{s}}}'],
      ['eff', 'EFF', 'www.eff.org/search/site/{{{s}}}'],
      ['markup', 'The Markup', 'themarkup.org/search?q={{{s}}}'],
      ['politico', 'Politico', 'www.politico.com/search?q={{{s}}}'],
    ],
    International: [
      ['bbc', 'BBC', 'www.bbc.co.uk/search?q={{{s}}}'],
      ['aj', 'Al Jazeera', 'www.aljazeera.com/search/{{{s}}}'],
      ['dw', 'Deutsche Welle', 'www.dw.com/search/?searchNavigationId=9097&languageCode=en&item={{{s}}}'],
      ['nhk', 'NHK World', 'www3.nhk.or.jp/nhkworld/en/search/?q={{{s}}}'],
      ['cbc', 'CBC', 'www.cbc.ca/search?q={{{s}}}'],
    ],
    Magazine: [
      ['newyorker', 'The New Yorker', 'www.newyorker.com/search?q={{{s}}}'],
      ['atlantic', 'The Atlantic', 'www.theatlantic.com/search/?q={{{s}}}'],
      ['wired', 'Wired', 'www.wired.com/search/?q={{{s}}}'],
      ['time', 'Time', 'time.com/search/?q={{{s}}}'],
      ['spiegel', 'Der Spiegel', 'www.spiegel.de/suche/?suchbegriff={{{s}}}'],
      ['natgeo', 'National Geographic', 'www.nationalgeographic.com/search?q={{{s}}}'],
    ],
    Aggregators: [
      ['apnews', 'AP News', 'apnews.com/search?q={{{s}}}'],
      ['reuters', 'Reuters', 'www.reuters.com/site-search/?query={{{s}}}'],
      ['yn', 'Yahoo News', 'news.search.yahoo.com/search?p={{{s}}}'],
      ['ground', 'Ground News', 'ground.news/search?q={{{s}}}'],
    ],
    Business: [
      ['ft', 'Financial Times', 'www.ft.com/search?q={{{s}}}'],
      ['wsj', 'The Wall Street Journal', 'www.wsj.com/search?query={{{s}}}'],
      ['bloom', 'Bloomberg', 'www.bloomberg.com/search?query={{{s}}}'],
      ['economist', 'The Economist', 'www.economist.com/search?q={{{s}}}'],
      ['yf', 'Yahoo Finance', 'finance.yahoo.com/lookup?s={{{s}}}'],
    ],
    Broadcast: [
      ['cnn', 'CNN', 'edition.cnn.com/search?q={{{s}}}'],
      ['npr', 'NPR', 'www.npr.org/search/?query={{{s}}}'],
      ['pbs', 'PBS', 'www.pbs.org/search/?q={{{s}}}'],
      ['tagesschau', 'tagesschau', 'www.tagesschau.de/suche?searchText={{{s}}}'],
      ['skynews', 'Sky News', 'news.sky.com/search?q={{{s}}}'],
      ['abc', 'ABC Australia', 'discover.abc.net.au/index.html?q={{{s}}}'],
    ],
    Weather: [
      ['weather', 'Weather.com', 'weather.com/search/enhancedlocalsearch?where={{{s}}}'],
      ['wu', 'Weather Underground', 'www.wunderground.com/search?query={{{s}}}'],
      ['metoffice', 'Met Office', 'www.metoffice.gov.uk/search?q={{{s}}}'],
      ['yr', 'Yr', 'www.yr.no/en/search?q={{{s}}}'],
      ['windy', 'Windy', 'www.windy.com/?q={{{s}}}'],
    ],
  },
};

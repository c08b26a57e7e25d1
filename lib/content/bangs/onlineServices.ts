import type { BangCategory } from './category';

export const services: BangCategory = {
  name: 'Online Services',
  subcategories: {
    Tools: [
      ['wa', 'WolframAlpha', 'www.wolframalpha.com/input?i={{{s}}}'],
      ['qr', 'QR Code Generator', 'api.qrserver.com/v1/create-qr-code/?data={{{s}}}'],
      ['regex', 'regex101', 'regex101.com/?regex={{{s}}}'],
      ['speller', 'Language Tool', 'languagetool.org/editor/new?text={{{s}}}'],
      ['desmos', 'Desmos', 'www.desmos.com/calculator?expr={{{s}}}'],
      ['virustotal', 'VirusTotal', 'www.virustotal.com/gui/search/{{{s}}}'],
    ],
    Search: [
      ['g', 'Google', 'www.google.com/search?q={{{s}}}'],
      ['b', 'Bing', 'www.bing.com/search?q={{{s}}}'],
      ['brave', 'Brave Search', 'search.brave.com/search?q={{{s}}}'],
      ['sp', 'Startpage', 'www.startpage.com/do/search?q={{{s}}}'],
      ['qw', 'Qwant', 'www.qwant.com/?q={{{s}}}'],
      ['ec', 'Ecosia', 'www.ecosia.org/search?q={{{s}}}'],
      ['mojeek', 'Mojeek', 'www.mojeek.com/search?q={{{s}}}'],
    ],
    Google: [
      ['gi', 'Google Images', 'www.google.com/search?tbm=isch&q={{{s}}}'],
      ['gn', 'Google News', 'news.google.com/search?q={{{s}}}'],
      ['gd', 'Google Drive', 'drive.google.com/drive/search?q={{{s}}}'],
      ['gplay', 'Google Play', 'play.google.com/store/search?q={{{s}}}'],
      ['gbooks', 'Google Books', 'www.google.com/search?tbm=bks&q={{{s}}}'],
      ['gtrends', 'Google Trends', 'trends.google.com/trends/explore?q={{{s}}}'],
    ],
    Social: [
      ['mastodon', 'Mastodon', 'mastodon.social/search?q={{{s}}}'],
      ['bsky', 'Bluesky', 'bsky.app/search?q={{{s}}}'],
      ['x', 'X', 'x.com/search?q={{{s}}}'],
      ['li', 'LinkedIn', 'www.linkedin.com/search/results/all/?keywords={{{s}}}'],
      ['pin', 'Pinterest', 'www.pinterest.com/search/pins/?q={{{s}}}'],
      ['tumblr', 'Tumblr', 'www.tumblr.com/search/{{{s}}}'],
      ['fb', 'Facebook', 'www.facebook.com/search/top?q={{{s}}}'],
    ],
    Maps: [
      ['osm', 'OpenStreetMap', 'www.openstreetmap.org/search?query={{{s}}}'],
      ['m', 'Google Maps', 'www.google.com/maps/search/{{{s}}}'],
      ['am', 'Apple Maps', 'maps.apple.com/?q={{{s}}}'],
      ['bm', 'Bing Maps', 'www.bing.com/maps?q={{{s}}}'],
      ['here', 'HERE WeGo', 'wego.here.com/search/{{{s}}}'],
    ],
    Jobs: [
      ['indeed', 'Indeed', 'www.indeed.com/jobs?q={{{s}}}'],
      ['glassdoor', 'Glassdoor', 'www.glassdoor.com/Search/results.htm?keyword={{{s}}}'],
      ['remoteok', 'Remote OK', 'remoteok.com/remote-jobs?search={{{s}}}'],
    ],
    Tracking: [
      ['ups', 'UPS', 'www.ups.com/track?tracknum={{{s}}}'],
      ['fedex', 'FedEx', 'www.fedex.com/fedextrack/?trknbr={{{s}}}'],
      ['usps', 'USPS', 'tools.usps.com/go/TrackConfirmAction?tLabels={{{s}}}'],
      ['dhl', 'DHL', 'www.dhl.com/en/express/tracking.html?AWB={{{s}}}'],
    ],
  },
};

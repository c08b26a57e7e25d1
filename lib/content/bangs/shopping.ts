import type { BangCategory } from './category';

export const shopping: BangCategory = {
  name: 'Shopping',
  subcategories: {
    Online: [
      ['a', 'Amazon', 'www.amazon.com/s?k={{{s}}}'],
      ['auk', 'Amazon UK', 'www.amazon.co.uk/s?k={{{s}}}'],
      ['etsy', 'Etsy', 'www.etsy.com/search?q={{{s}}}'],
      ['ali', 'AliExpress', 'www.aliexpress.com/wholesale?SearchText={{{s}}}'],
      ['zalando', 'Zalando', 'www.zalando.de/catalog/?q={{{s}}}'],
    ],
    marketplace: [
      ['ebay', 'eBay', 'www.ebay.com/sch/i.html?_nkw={{{s}}}'],
      ['cl', 'Craigslist', 'www.craigslist.org/search/sss?query={{{s}}}'],
      ['gumtree', 'Gumtree', 'www.gumtree.com/search?q={{{s}}}'],
      ['ka', 'Kleinanzeigen', 'www.kleinanzeigen.de/s-suchanfrage.html?keywords={{{s}}}'],
      ['vinted', 'Vinted', 'www.vinted.com/catalog?search_text={{{s}}}'],
    ],
    Tech: [
      ['newegg', 'Newegg', 'www.newegg.com/p/pl?d={{{s}}}'],
      ['bb', 'Best Buy', 'www.bestbuy.com/site/searchpage.jsp?st={{{s}}}'],
      ['bh', 'B&H', 'www.bhphotovideo.com/c/search?q={{{s}}}'],
      ['pcpp', 'PCPartPicker', 'pcpartpicker.com/search/?q={{{s}}}'],
      ['mouser', 'Mouser', 'www.mouser.com/c/?q={{{s}}}'],
      ['digikey', 'DigiKey', 'www.digikey.com/en/products/result?keywords={{{s}}}'],
      ['adafruit', 'Adafruit', 'www.adafruit.com/?q={{{s}}}'],
    ],
    deals: [
      ['slick', 'Slickdeals', 'slickdeals.net/newsearch.php?q={{{s}}}'],
      ['camel', 'camelcamelcamel', 'camelcamelcamel.com/search?sq={{{s}}}'],
      ['geizhals', 'Geizhals', 'geizhals.de/?fs={{{s}}}'],
      ['idealo', 'idealo', 'www.idealo.de/preisvergleich/MainSearchProductCategory.html?q={{{s}}}'],
      ['isthereanydeal', 'IsThereAnyDeal', 'isthereanydeal.com/search/?q={{{s}}}'],
    ],
    'Big box': [
      ['walmart', 'Walmart', 'www.walmart.com/search?q={{{s}}}'],
      ['target', 'Target', 'www.target.com/s?searchTerm={{{s}}}'],
      ['costco', 'Costco', 'www.costco.com/CatalogSearch?keyword={{{s}}}'],
      ['ikea', 'IKEA', 'www.ikea.com/us/en/search/?q={{{s}}}'],
      ['hd', 'The Home Depot', 'www.homedepot.com/s/{{{s}}}'],
    ],
    Services: [
      ['yelp', 'Yelp', 'www.yelp.com/search?find_desc={{{s}}}'],
      ['trustpilot', 'Trustpilot', 'www.trustpilot.com/search?query={{{s}}}'],
      ['ot', 'OpenTable', 'www.opentable.com/s?term={{{s}}}'],
      ['fiverr', 'Fiverr', 'www.fiverr.com/search/gigs?query={{{s}}}'],
      ['ticketm', 'Ticketmaster', 'www.ticketmaster.com/search?q={{{s}}}'],
    ],
  },
};

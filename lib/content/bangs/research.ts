import type { BangCategory } from './category';

export const research: BangCategory = {
  name: 'Research',
  subcategories: {
    Academic: [
      ['scholar', 'Google Scholar', 'scholar.google.com/scholar?q={{{s}}}'],
      ['arxiv', 'arXiv', 'arxiv.org/search/?searchtype=all&query={{{s}}}'],
      ['pubmed', 'PubMed', 'pubmed.ncbi.nlm.nih.gov/?term={{{s}}}'],
      ['doi', 'DOI', 'doi.org/{{{s}}}'],
      ['ssrn', 'SSRN', 'papers.ssrn.com/sol3/results.cfm?txtKey_Words={{{s}}}'],
      ['core', 'CORE', 'core.ac.uk/search?q={{{s}}}'],
      ['semanticscholar', 'Semantic Scholar', 'www.semanticscholar.org/search?q={{{s}}}'],
      ['jstor', 'JSTOR', 'www.jstor.org/action/doBasicSearch?Query={{{s}}}'],
    ],
    Reference: [
      ['w', 'Wikipedia', 'en.wikipedia.org/w/index.php?search={{{s}}}'],
      ['wt', 'Wiktionary', 'en.wiktionary.org/w/index.php?search={{{s}}}'],
      ['wd', 'Wikidata', 'www.wikidata.org/w/index.php?search={{{s}}}'],
      ['mw', 'Merriam-Webster', 'www.merriam-webster.com/dictionary/{{{s}}}'],
      ['eb', 'Britannica', 'www.britannica.com/search?query={{{s}}}'],
      ['etym', 'Etymonline', 'www.etymonline.com/search?q={{{s}}}'],
    ],
    Learning: [
      ['khan', 'Khan Academy', 'www.khanacademy.org/search?page_search_query={{{s}}}'],
      ['coursera', 'Coursera', 'www.coursera.org/search?query={{{s}}}'],
      ['edx', 'edX', 'www.edx.org/search?q={{{s}}}'],
      ['ocw', 'MIT OpenCourseWare', 'ocw.mit.edu/search/?q={{{s}}}'],
      ['quizlet', 'Quizlet', 'quizlet.com/search?query={{{s}}}'],
    ],
    Food: [
      ['allrecipes', 'Allrecipes', 'www.allrecipes.com/search?q={{{s}}}'],
      ['bbcfood', 'BBC Food', 'www.bbc.co.uk/food/search?q={{{s}}}'],
      ['epicurious', 'Epicurious', 'www.epicurious.com/search?q={{{s}}}'],
      ['seriouseats', 'Serious Eats', 'www.seriouseats.com/search?q={{{s}}}'],
      ['off', 'Open Food Facts', 'world.openfoodfacts.org/cgi/search.pl?search_terms={{{s}}}'],
      ['chefkoch', 'Chefkoch', 'www.chefkoch.de/rs/s0/{{{s}}}/Rezepte.html'],
    ],
    Government: [
      ['govuk', 'GOV.UK', 'www.gov.uk/search/all?keywords={{{s}}}'],
      ['usagov', 'USA.gov', 'find.search.gov/search?affiliate=usagov_en_internet&query={{{s}}}'],
      ['eurlex', 'EUR-Lex', 'eur-lex.europa.eu/search.html?text={{{s}}}'],
      ['congress', 'Congress.gov', 'www.congress.gov/search?q={{{s}}}'],
      ['nasa', 'NASA', 'www.nasa.gov/?search={{{s}}}'],
      ['europa', 'European Union', 'european-union.europa.eu/search_en?query={{{s}}}'],
    ],
    Health: [
      ['mayo', 'Mayo Clinic', 'www.mayoclinic.org/search/search-results?q={{{s}}}'],
      ['nhs', 'NHS', 'www.nhs.uk/search/results?q={{{s}}}'],
      [
        'medline',
        'MedlinePlus',
        'vsearch.nlm.nih.gov/vivisimo/cgi-bin/query-meta?v:project=medlineplus&query={{{s}}}',
      ],
      ['webmd', 'WebMD', 'www.webmd.com/search/search_results/default.aspx?query={{{s}}}'],
      ['cochrane', 'Cochrane', 'www.cochrane.org/search/site/{{{s}}}'],
    ],
    Travel: [
      ['wikivoyage', 'Wikivoyage', 'en.wikivoyage.org/w/index.php?search={{{s}}}'],
      ['ta', 'Tripadvisor', 'www.tripadvisor.com/Search?q={{{s}}}'],
      ['booking', 'Booking.com', 'www.booking.com/searchresults.html?ss={{{s}}}'],
      ['airbnb', 'Airbnb', 'www.airbnb.com/s/{{{s}}}/homes'],
      ['lp', 'Lonely Planet', 'www.lonelyplanet.com/search?q={{{s}}}'],
      ['seat61', 'Seat 61', 'www.seat61.com/search.htm?q={{{s}}}'],
    ],
    Law: [
      ['justia', 'Justia', 'www.justia.com/search?q={{{s}}}'],
      ['cornell', 'Cornell Law', 'www.law.cornell.edu/search/site/{{{s}}}'],
      ['courtlistener', 'CourtListener', 'www.courtlistener.com/?q={{{s}}}'],
      ['bailii', 'BAILII', 'www.bailii.org/cgi-bin/lucy_search_1.cgi?query={{{s}}}'],
      ['curia', 'Court of Justice of the EU', 'curia.europa.eu/juris/documents.jsf?text={{{s}}}'],
    ],
  },
};

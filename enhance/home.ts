/** The home page's script besides `site`. It is one, so that its parts share what they know of device and storage. */
import './search/searchBox';
import './downloads/offers';
import './downloads/downloadButton';
import './downloads/banner';
import './experiments/countVariants';
import './subscriber/ownLinks';

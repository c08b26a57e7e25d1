/** What the home page gets beyond `site`, in one script: its parts share what they know of the device and the storage. */
import './search/searchBox';
import './downloads/offers';
import './downloads/downloadButton';
import './lists/carousel';
import './downloads/banner';
import './experiments/countVariants';
import './subscriber/ownLinks';

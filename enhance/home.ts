/** What the home page gets beyond `site`, in one script: its parts share what they know of the device and the storage. */
import './searchBox';
import './offers';
import './downloadButton';
import './carousel';
import './banner';
import './experiments';

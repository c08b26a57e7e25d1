import { deviceStyles } from './deviceStyles';
import { frameStyles } from './frameStyles';
import { partStyles } from './partStyles';
import { paymentStyles } from './paymentStyles';

/** What `/sandbox/style.css` answers: kept in code, so that the bundled server needs no file beside it. */
export const styleSheet = frameStyles + partStyles + deviceStyles + paymentStyles;

import { devices } from './deviceStyles';
import { frame } from './frameStyles';
import { parts } from './parts';
import { payment } from './paymentStyles';

/** What `/sandbox/style.css` answers: kept in code, so that the bundled server needs no file beside it. */
export const styleSheet = frame + parts + devices + payment;

/** An open connection and a closed one, 360 by 220 units. */
export const connectArt = (
  <>
    <path className="gone" d="M20 70h320" />
    <circle className="amber" cx="140" cy="70" r="9" />
    <circle className="amber" cx="230" cy="70" r="9" />
    <path className="stroke thick" d="M20 150h112M228 150h112" />
    <circle className="far" cx="180" cy="146" r="66" />
    <rect className="front" x="142" y="132" width="76" height="60" rx="14" />
    <path className="stroke thick" d="M158 132v-16a22 22 0 0 1 44 0v16" />
    <path className="stroke white thick" d="M180 154v16" />
  </>
);

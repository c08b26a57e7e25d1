import { Section } from '@/components/marketing/Section';
import { Art } from '@/components/sections/downloads/art/Art';
import { type WorkValue, workValues } from '@/lib/content/company/howWeWork';

export function Values() {
  const { saidLabel, items } = workValues;
  return items.map(({ id, title, lead, practices, said }, index) => (
    <Section
      key={id}
      id={id}
      title={title}
      lead={lead}
      tone={index % 2 ? 'warm' : 'plain'}
      picture={<ValuePicture id={id} />}
      pictureSide={index % 2 ? 'right' : 'left'}
    >
      <ul className="ruled-list">
        {practices.map((practice) => (
          <li key={practice}>{practice}</li>
        ))}
      </ul>
      <p className="in-column gap-1 above-5">
        <span className="small-print">{saidLabel}</span>
        <span className="small-title strong-weight">{said}</span>
      </p>
    </Section>
  ));
}

/** A bridge carried from both sides, a map held upside down, and a plank tested before the step. */
function ValuePicture({ id }: { id: WorkValue['id'] }) {
  return (
    <Art width={480} height={360}>
      <rect fill="var(--art-sky)" width="480" height="360" rx="36" />
      {id === 'trust' ? <Bridge /> : null}
      {id === 'question' ? <OtherWayUp /> : null}
      {id === 'validate' ? <Soundings /> : null}
    </Art>
  );
}

function Bridge() {
  return (
    <>
      <circle fill="var(--art-sun)" cx="240" cy="104" r="46" />
      <path fill="var(--art-middle)" d="M0 250q120-20 240 0t240 0v74q0 36-36 36H36q-36 0-36-36z" />
      <path fill="var(--art-sand-deep)" d="M0 190h96l40 66H0zM480 190h-96l-40 66h136z" />
      <path fill="var(--art-front)" d="M88 190q152-96 304 0v22q-152-96-304 0z" />
      <path className="stroke thick" d="M128 172v-34M184 150v-34M240 143v-34M296 150v-34M352 172v-34" />
      <path className="stroke thick" d="M88 158q152-98 304 0" />
      <path fill="var(--art-near)" d="M22 300q60-14 120 0M330 312q60-14 120 0" />
      <circle fill="var(--art-head)" cx="66" cy="142" r="17" />
      <path fill="var(--art-beak)" d="M81 140q18 0 22 8-12 8-22 2z" />
      <path fill="var(--art-near)" d="M30 190q-2-34 34-34 30 0 32 34z" />
      <circle fill="var(--art-head)" cx="414" cy="142" r="17" />
      <path fill="var(--art-beak)" d="M399 140q-18 0-22 8 12 8 22 2z" />
      <path fill="var(--art-near)" d="M450 190q2-34-34-34-30 0-32 34z" />
    </>
  );
}

function OtherWayUp() {
  return (
    <>
      <path fill="var(--art-far)" d="M0 300q120-40 240-10t240-20v54q0 36-36 36H36q-36 0-36-36z" />
      <g transform="rotate(172 240 160)">
        <path fill="var(--art-paper)" d="m84 76 104-26 104 26 104-26v194l-104 26-104-26-104 26z" />
        <path fill="var(--art-far)" d="M188 50v194l104 26V76z" />
        <path fill="var(--art-middle)" d="M110 190q50-70 110-30t150-60v60q-90 40-140 20t-120 40z" />
        <path className="dots" d="M120 120q60 60 120 20t120 70" />
        <circle fill="var(--art-beak)" cx="362" cy="212" r="14" />
      </g>
      <path fill="var(--art-front)" d="M200 330q0-60 44-60t44 60z" />
      <circle fill="var(--art-head)" cx="244" cy="246" r="30" />
      <path fill="var(--art-beak)" d="M216 240q-26-6-36 6 14 14 36 8z" />
      <circle fill="var(--art-paper)" cx="233" cy="240" r="4" />
    </>
  );
}

function Soundings() {
  return (
    <>
      <circle fill="var(--art-sun)" cx="390" cy="84" r="38" />
      <path fill="var(--art-middle)" d="M0 170q120-16 240 0t240 0v154q0 36-36 36H36q-36 0-36-36z" />
      <path fill="var(--art-near)" d="M0 250q100-30 190-6t160-34 130 10v104q0 36-36 36H36q-36 0-36-36z" />
      <path fill="var(--art-sand-deep)" d="M0 314q120-46 220-20t160-60 100 0v90q0 36-36 36H36q-36 0-36-36z" />
      <path fill="var(--art-front)" d="M120 140h180q0 46-52 46h-76q-52 0-52-46z" />
      <path className="stroke thick" d="M270 150 352 60" />
      <path className="dots" d="M300 122v154" />
      <path fill="var(--art-beak)" d="M288 268h24l8 26h-40z" />
      <circle fill="var(--art-head)" cx="214" cy="96" r="24" />
      <path fill="var(--art-beak)" d="M236 94q24-2 30 10-14 10-30 4z" />
      <path fill="var(--art-near)" d="M168 140q0-38 44-38t44 38z" />
    </>
  );
}

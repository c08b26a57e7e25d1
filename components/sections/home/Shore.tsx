import { SearchPagePicture } from '@/components/sections/home/search/SearchPagePicture';
import { MarkAgain } from '@/components/ui/icons/MarkAgain';

/** The picture below the search box: our search page rises from the water like a hill, and a small teal swims past. */
export function Shore() {
  return (
    <div className="shore holder clipped" data-screen-only aria-hidden="true">
      <span className="sun" />
      <svg aria-hidden="true" className="hills" viewBox="0 0 1440 260" preserveAspectRatio="none">
        <path fill="var(--art-far)" d="M0 190C150 60 330 40 520 150s330 110 470 10 300-120 450 10v90H0z" />
      </svg>
      <div className="page">
        <SearchPagePicture />
      </div>
      <svg aria-hidden="true" className="wave back" viewBox="0 0 1440 160" preserveAspectRatio="none">
        <path
          fill="var(--art-middle)"
          d="M0 52c120-44 240-44 360 0s240 44 360 0 240-44 360 0 240 44 360 0v108H0z"
        />
      </svg>
      <div className="duck">
        <MarkAgain size="fill" />
      </div>
      <svg aria-hidden="true" className="wave" viewBox="0 0 1440 160" preserveAspectRatio="none">
        <path
          fill="var(--art-near)"
          d="M0 96c90-40 270-52 400-18s230 40 380 2 210-36 330-4 230 26 330-8v92H0z"
        />
        <path fill="var(--art-front)" d="M0 120c160-30 330-26 500-4s330 22 520-4 300-18 420 4v44H0z" />
        <path fill="var(--color-surface-warm)" d="M0 148c240-20 480-20 720-6s480 14 720-4v22H0z" />
      </svg>
      <style jsx>{`
        .shore {
          height: clamp(19rem, 12rem + 24vw, 33rem);
        }

        .sun {
          position: absolute;
          right: 12%;
          bottom: 38%;
          width: clamp(7rem, 17vw, 15rem);
          aspect-ratio: 1;
          border-radius: 50%;
          background: var(--art-sun);
        }

        .hills {
          position: absolute;
          bottom: 0;
          width: max(100%, 60rem);
          max-width: none;
          height: 62%;
        }

        .page {
          position: absolute;
          top: clamp(1rem, 2vw, 2rem);
          left: 50%;
          width: min(46rem, 84vw);
          transform: translateX(-50%);
        }

        .wave {
          position: absolute;
          bottom: -1px;
          left: 50%;
          width: max(100%, 64rem);
          max-width: none;
          height: clamp(7rem, 4rem + 9vw, 12rem);
          transform: translateX(-50%);
        }

        .back {
          height: clamp(9rem, 5rem + 11vw, 15rem);
        }

        .duck {
          position: absolute;
          bottom: clamp(3.25rem, 1.8rem + 4.2vw, 6rem);
          left: max(4%, calc(50% - 38.5rem));
          width: clamp(7rem, 4rem + 12vw, 15rem);
        }

        /* Where the page fills the width, the bird stays small and low, so that it covers no text. */
        @media (--below-wide) {
          .duck {
            bottom: clamp(1.75rem, 0.9rem + 4.8vw, 4.75rem);
            left: 5%;
            width: clamp(5.5rem, 3rem + 8vw, 10rem);
          }
        }

        @media (prefers-reduced-motion: no-preference) {
          .duck {
            transform-origin: 50% 90%;
            animation: bob 5s ease-in-out infinite alternate;
          }

          @keyframes bob {
            from {
              transform: translateY(0) rotate(-1.5deg);
            }

            to {
              transform: translateY(5px) rotate(2deg);
            }
          }
        }
      `}</style>
    </div>
  );
}

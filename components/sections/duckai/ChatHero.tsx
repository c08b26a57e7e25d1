import { PageHero } from '@/components/marketing/PageHero';
import { ButtonLink } from '@/components/ui/forms/ButtonLink';
import { ButtonRow } from '@/components/ui/forms/ButtonRow';
import { chatHero } from '@/lib/content/productPages/chat';
import { ChatExample } from './ChatExample';

/** The headline on the left; on the right a chat as it looks in the window. */
export function ChatHero() {
  const { title, lead, start, terms } = chatHero;
  return (
    <PageHero title={title} lead={lead} ground="sky" aside={<ChatExample />} below={<Water />} rests>
      <ButtonRow>
        <ButtonLink href={start.href}>{start.label}</ButtonLink>
        <ButtonLink href={terms.href} variant="quiet">
          {terms.label}
        </ButtonLink>
      </ButtonRow>
    </PageHero>
  );
}

function Water() {
  return (
    <svg aria-hidden="true" focusable="false" viewBox="0 0 1440 150" preserveAspectRatio="none">
      <path fill="var(--art-far)" d="M0 64C180 10 330 6 520 44s360 44 540 8 270-44 380-22v120H0z" />
      <path fill="var(--art-middle)" d="M0 98c200-44 380-38 580-8s350 30 520 0 240-30 340-12v72H0z" />
      <path fill="var(--art-front)" d="M0 128c160-22 320-22 480-4s320 18 480-4 320-22 480 4v26H0z" />
      <style jsx>{`
        svg {
          position: absolute;
          inset: auto 0 0;
          z-index: -1;
          width: 100%;
          height: clamp(5rem, 10vw, 9.5rem);
        }
      `}</style>
    </svg>
  );
}

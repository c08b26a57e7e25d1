import { DiskImagePicture } from '@/components/sections/downloads/art/DiskImagePicture';
import { Container } from '@/components/ui/Container';
import { Steps } from '@/components/ui/Steps';
import { macInstall } from '@/lib/content/downloadPages/mac';

/** What to do with the disk image, beside a drawing of it when opened. */
export function MacInstall() {
  return (
    <section className="install" id="install" aria-labelledby="install-title">
      <Container>
        <div className="panel">
          <div className="picture">
            <DiskImagePicture />
          </div>
          <div>
            <h2 id="install-title">{macInstall.title}</h2>
            <Steps steps={macInstall.steps.map(({ title, text }) => ({ title, content: <p>{text}</p> }))} />
          </div>
        </div>
      </Container>
      <style jsx>{`
        .panel {
          display: grid;
          grid-template-columns: repeat(2, minmax(0, 1fr));
          align-items: center;
          gap: var(--space-7) clamp(var(--space-6), 6vw, var(--space-10));
          padding: clamp(1.5rem, 0.5rem + 4vw, 4.5rem);
          border-radius: var(--radius-huge);
          background: var(--color-surface-tint);
        }

        h2 {
          margin-bottom: var(--space-6);
        }

        @media (--below-wide) {
          .panel {
            grid-template-columns: minmax(0, 1fr);
          }
        }
      `}</style>
    </section>
  );
}

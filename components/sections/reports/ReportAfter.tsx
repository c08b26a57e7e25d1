import { Notice } from '@/components/ui/Notice';
import { Steps } from '@/components/ui/Steps';
import { reportForm } from '@/lib/content/downloadPages/reports';

/** What happens to a report, and what to do until then. */
export function ReportAfter() {
  const { next, careful } = reportForm;
  return (
    <>
      <Notice tone="warning" title={careful.title} silent>
        <p>{careful.text}</p>
      </Notice>
      <div>
        <h2>{next.title}</h2>
        <Steps steps={next.steps.map(({ title, text }) => ({ title, content: <p>{text}</p> }))} />
      </div>
      <style jsx>{`
        h2 {
          margin-bottom: var(--space-5);
        }
      `}</style>
    </>
  );
}

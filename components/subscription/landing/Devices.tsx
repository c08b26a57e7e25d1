import { Section } from '@/components/marketing/Section';
import { Steps } from '@/components/ui/Steps';
import { reading } from '@/lib/content/subscription/proReading';
import { DeviceTable } from './DeviceTable';

/** How to use the subscription on every device after buying it here, and what runs on which. */
export function Devices() {
  const { title, lead, steps } = reading.devices;
  return (
    <Section id="devices" title={title} lead={lead} tone="tint">
      <div className="grid">
        <Steps steps={steps.map((step) => ({ title: step.title, content: step.text }))} />
        <DeviceTable />
      </div>
      <style jsx>{`
        .grid {
          display: grid;
          gap: var(--space-8);
        }

        @media (--from-wide) {
          .grid {
            grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
            gap: var(--space-10);
            align-items: start;
          }
        }
      `}</style>
    </Section>
  );
}

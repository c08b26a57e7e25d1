import { Section } from '@/components/marketing/Section';
import { Steps } from '@/components/ui/Steps';
import { reading } from '@/lib/content/subscription/proReading';
import { DeviceTable } from './DeviceTable';

/** How to use the subscription on every device after buying it here, and what runs on which. */
export function Devices() {
  const { title, here, lead, steps } = reading.devices;
  const leadText = (
    <>
      <span className="to-buy">{here} </span>
      {lead}
    </>
  );
  return (
    <Section id="devices" title={title} lead={leadText} tone="tint">
      <div className="two-columns grid">
        <Steps
          steps={steps.map((step, index) => ({
            title: step.title,
            content: step.text,
            className: index === 0 ? 'to-buy' : undefined,
          }))}
        />
        <DeviceTable />
      </div>
      <style jsx>{`
        /* The landing page sets the class once it knows a subscriber, or that nothing is sold to the visitor. */
        :global(.nothing-to-buy .to-buy) {
          display: none;
        }

        .grid {
          --first: 5fr;
          --second: 7fr;
          align-items: start;
          gap: var(--space-8) var(--space-10);
        }
      `}</style>
    </Section>
  );
}

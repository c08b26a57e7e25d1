import { Mark } from '@/components/ui/icons/Mark';
import { appBranding } from '@/lib/content/downloadPages/app';

/**
 * The product name above the page's text. The experiment `appbranding` tries other names, with the mark; all variants
 * are in the page at the same height, and the style sheet shows one.
 */
export function AppBranding() {
  return (
    <p className="branding in-row gap-3 strong-weight below-3" data-experiment="appbranding">
      <span className="mark">
        <Mark size={40} />
      </span>
      {appBranding.map(({ variant, name }) => (
        <span key={variant} className={variant}>
          {name}
        </span>
      ))}
      <style jsx>{`
        .branding {
          min-height: 2.5rem;
        }

        .mark,
        .treatmenta,
        .treatmentb,
        :global(html:is([data-exp-appbranding='treatmenta'], [data-exp-appbranding='treatmentb'])) .control {
          display: none;
        }

        :global(html:is([data-exp-appbranding='treatmenta'], [data-exp-appbranding='treatmentb'])) .mark,
        :global(html[data-exp-appbranding='treatmenta']) .treatmenta,
        :global(html[data-exp-appbranding='treatmentb']) .treatmentb {
          display: inline-flex;
        }
      `}</style>
    </p>
  );
}

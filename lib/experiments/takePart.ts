import { type ExperimentName, experiments, type VariantOf } from '../content/measuring/experiments';
import { sendSubscriptionEvent } from '../events/sendSubscriptionEvent';
import { exposeVariant } from './exposure';

/** The variant that this view of a flow shows; counted when it is first shown. False when none is shown. */
export function takePart<Name extends ExperimentName>(name: Name): VariantOf<Name> | false {
  const { variant, fresh } = exposeVariant(name);
  if (variant === false || !isVariant(name, variant)) return false;
  if (fresh) sendSubscriptionEvent('static.experiment', { experiment: name, variant });
  return variant;
}

function isVariant<Name extends ExperimentName>(name: Name, value: string): value is VariantOf<Name> {
  const variants: readonly string[] = experiments[name].variants;
  return variants.includes(value);
}

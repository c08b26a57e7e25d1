/**
 * What an app said when it opened the subscription, and what still counts when a payment page leads back: its language,
 * what it sells, and its own experiment. The origin, the environment and the variants of our experiments are no part of
 * it, because a purchase names them itself.
 */
const kept = ['locale', 'usePaidDuckAi', 'trial', 'pir', 'using'] as const;
const ownExperiment = /^experiment_\w{1,60}$/;
/** Anything longer would make the URL of the return too long for a purchase. */
const plainValue = /^[\w-]{1,50}$/;

/** These parameters of a query. Of several with one name, and of several experiments of the app, the first counts. */
export function keptOverPayment(query: URLSearchParams): [name: string, value: string][] {
  const experiment = [...query.keys()].find((name) => ownExperiment.test(name));
  return [...kept, ...(experiment ? [experiment] : [])].flatMap((name): [string, string][] => {
    const value = query.get(name);
    return value !== null && plainValue.test(value) ? [[name, value]] : [];
  });
}

type Environment = 'production' | 'development';

/** Where the messages of one feature go: the context in the app, the feature in it, and how strict to be. */
export class MessagingContext {
  readonly context: string;
  readonly featureName: string;
  /** Development logs failed notifications; production ignores Windows events that name an origin. */
  readonly env: Environment;

  constructor({ context, featureName, env }: { context: string; featureName: string; env: Environment }) {
    this.context = context;
    this.featureName = featureName;
    this.env = env;
  }
}

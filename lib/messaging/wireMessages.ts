import { isRecord } from './isRecord';

// The order of the properties is part of the wire format: Android receives the JSON text of these objects. Compilers
// take it from the declarations or from the assignments, so both keep it.

type Names = { context: string; featureName: string };

class NamedMessage {
  readonly context: string;
  readonly featureName: string;

  constructor({ context, featureName }: Names) {
    this.context = context;
    this.featureName = featureName;
  }
}

export class NotificationMessage extends NamedMessage {
  readonly method: string;
  readonly params: unknown;

  constructor(message: Names & { method: string; params?: unknown }) {
    super(message);
    this.method = message.method;
    this.params = message.params;
  }
}

/** The presence of an id makes a message a request. */
export class RequestMessage extends NamedMessage {
  readonly method: string;
  readonly id: string;
  readonly params: unknown;

  constructor(message: Names & { method: string; id: string; params?: unknown }) {
    super(message);
    this.method = message.method;
    this.id = message.id;
    this.params = message.params;
  }
}

export class Subscription extends NamedMessage {
  readonly subscriptionName: string;

  constructor(subscription: Names & { subscriptionName: string }) {
    super(subscription);
    this.subscriptionName = subscription.subscriptionName;
  }
}

export class MessageError {
  readonly message: string;

  constructor({ message }: { message: string }) {
    this.message = message;
  }
}

export class MessageResponse extends NamedMessage {
  readonly result: unknown;
  readonly id: string;
  readonly error: MessageError | undefined;

  constructor(response: Names & { result?: unknown; id: string; error?: MessageError }) {
    super(response);
    this.result = response.result;
    this.id = response.id;
    this.error = response.error;
  }
}

export class SubscriptionEvent extends NamedMessage {
  readonly subscriptionName: string;
  readonly params: unknown;

  constructor(event: Names & { subscriptionName: string; params?: unknown }) {
    super(event);
    this.subscriptionName = event.subscriptionName;
    this.params = event.params;
  }
}

/**
 * Whether the data answers the request. A result must contain the three names of the request; an error counts without
 * them, because an app that could not read a request cannot repeat its id. Code that receives the replies to several
 * requests over one connection must therefore compare ids first.
 */
export function isResponseFor(request: RequestMessage, data: unknown): data is MessageResponse {
  if (!isRecord(data)) return false;
  if ('result' in data) {
    return (
      data.featureName === request.featureName && data.context === request.context && data.id === request.id
    );
  }
  return isRecord(data.error) && Boolean(data.error.message);
}

export function isSubscriptionEventFor(subscription: Subscription, data: unknown): data is SubscriptionEvent {
  return (
    isRecord(data) &&
    'subscriptionName' in data &&
    data.subscriptionName === subscription.subscriptionName &&
    data.featureName === subscription.featureName &&
    data.context === subscription.context
  );
}

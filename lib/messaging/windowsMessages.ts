import type { NotificationMessage, RequestMessage } from './wireMessages';

type Event = { data?: unknown; origin?: unknown };
export type WindowsListener = (event: Event) => void;

/** The three functions that a Windows app gives a page, called as members of this object. */
export class WindowsInteropMethods {
  readonly postMessage: (message: unknown) => void;
  readonly addEventListener: (type: 'message', listener: WindowsListener) => void;
  readonly removeEventListener: (type: 'message', listener: WindowsListener) => void;

  constructor(methods: {
    postMessage: (message: unknown) => void;
    addEventListener: (type: 'message', listener: WindowsListener) => void;
    removeEventListener: (type: 'message', listener: WindowsListener) => void;
  }) {
    this.postMessage = methods.postMessage;
    this.addEventListener = methods.addEventListener;
    this.removeEventListener = methods.removeEventListener;
  }
}

/** A notification in the format of the Windows app. */
export class WindowsNotification {
  readonly Feature: string;
  readonly SubFeatureName: string;
  readonly Name: string;
  readonly Data: unknown;

  constructor(message: { Feature: string; SubFeatureName: string; Name: string; Data?: unknown }) {
    this.Feature = message.Feature;
    this.SubFeatureName = message.SubFeatureName;
    this.Name = message.Name;
    this.Data = message.Data;
  }

  static fromNotification(notification: NotificationMessage): WindowsNotification {
    return new WindowsNotification(wordsOf(notification));
  }
}

/** A request in the format of the Windows app. */
export class WindowsRequestMessage {
  readonly Feature: string;
  readonly SubFeatureName: string;
  readonly Name: string;
  readonly Data: unknown;
  readonly Id: string;

  constructor(message: {
    Feature: string;
    SubFeatureName: string;
    Name: string;
    Data?: unknown;
    Id: string;
  }) {
    this.Feature = message.Feature;
    this.SubFeatureName = message.SubFeatureName;
    this.Name = message.Name;
    this.Data = message.Data;
    this.Id = message.Id;
  }

  static fromRequest(request: RequestMessage): WindowsRequestMessage {
    return new WindowsRequestMessage({ ...wordsOf(request), Id: request.id });
  }
}

/** The data goes through JSON, so that the app gets a copy that later changes do not affect. */
function wordsOf({ context, featureName, method, params }: NotificationMessage) {
  const data: unknown = JSON.parse(JSON.stringify(params ?? {}));
  return { Feature: context, SubFeatureName: featureName, Name: method, Data: data };
}

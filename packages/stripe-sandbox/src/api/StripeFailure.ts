export type FailureType = 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';

export type FailureDetails = { code?: string; param?: string; declineCode?: string };

/** A refusal in the shape of Stripe's API: `{error: {type, code, message, param}}` with its HTTP status. */
export class StripeFailure extends Error {
  override name = 'StripeFailure';
  constructor(
    readonly status: 400 | 401 | 402 | 403 | 404 | 405 | 409 | 413 | 429 | 500,
    readonly type: FailureType,
    message: string,
    readonly details: FailureDetails = {},
  ) {
    super(message);
  }
}

export function invalid(message: string, param?: string, code?: string): StripeFailure {
  return new StripeFailure(400, 'invalid_request_error', message, { param, code });
}

export function missing(param: string): StripeFailure {
  return invalid(`Missing required param: ${param}.`, param, 'parameter_missing');
}

/** `noSuch('customer', 'cus_1')`. A missing object gives 404 when named in the path, 400 when named in a parameter. */
export function noSuch(noun: string, id: string, param = 'id'): StripeFailure {
  return new StripeFailure(param === 'id' ? 404 : 400, 'invalid_request_error', `No such ${noun}: '${id}'`, {
    code: 'resource_missing',
    param,
  });
}

export function failureBody(failure: StripeFailure, requestId: string) {
  const { code, param, declineCode } = failure.details;
  return {
    error: {
      type: failure.type,
      code,
      decline_code: declineCode,
      doc_url: code && `https://stripe.com/docs/error-codes/${code.replaceAll('_', '-')}`,
      message: failure.message,
      param,
      request_log_url: `https://dashboard.stripe.com/test/logs/${requestId}`,
    },
  };
}

import { localUrl } from '../content/site/languages/localUrl';
import { SaleInterestResponse } from '../contract/saleInterestRequest';
import { checkedRequest } from '../http/checkedRequest';

/** Asks to hear when the subscription is sold in a country; a mailed link confirms it. @throws CommunicationError */
export async function askForSaleNews(json: { email: string; country: string }): Promise<void> {
  await checkedRequest(localUrl('/pro/notify/request'), SaleInterestResponse, { method: 'POST', json });
}

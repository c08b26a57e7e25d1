import { findAccountByEmail } from '@/server/accounts/accounts';
import { newOpsSession, type Operator, tokenHolder } from '@/server/ops/operator';
import type { SignedUp } from '@/tests/fixtures/service/authClient';
import { createStoreShop } from '@/tests/fixtures/service/stores';
import { type Asked, ask } from '../site/ask';

const opsToken = 'token-of-the-operators';
export const paidNow = { productId: 'plus-monthly-us', withoutTrial: true };

type Fields = Record<string, string>;

/** A shop with both app stores, and the desk of the people who run it. */
export async function openDesk() {
  const shop = await createStoreShop();
  shop.services.config = { ...shop.services.config, opsToken };
  const { services, origin } = shop;
  const as = async (operator: Operator | null): Promise<Record<string, string>> => {
    if (operator === null) return {};
    const [cookie = ''] = (await newOpsSession(services, operator)).split(';');
    return { cookie };
  };
  const see = async (path: string, operator: Operator | null = tokenHolder) =>
    ask(`${origin}${path}`, { headers: await as(operator) });
  const post = async (
    path: string,
    fields: Fields,
    operator: Operator | null = tokenHolder,
    more: Fields = {},
  ) => {
    const body = new URLSearchParams(fields).toString();
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    return ask(`${origin}${path}`, {
      method: 'POST',
      headers: { ...type, ...(await as(operator)), ...more },
      body,
    });
  };
  return {
    ...shop,
    see,
    post,
    find: (query: string) => post('/ops/people', { query }),
    /** The words of a person's screen, without markup. */
    screen: async ({ accountId }: Pick<SignedUp, 'accountId'>) =>
      wordsOf(await see(`/ops/people/${accountId}`)),
    act: (
      { accountId }: Pick<SignedUp, 'accountId'>,
      act: string,
      fields: Fields = { reason: 'wrote to us' },
      operator: Operator | null = tokenHolder,
    ) => post(`/ops/people/${accountId}/${act}`, fields, operator),
    /** Who has proved this address. */
    accountOf: async (email: string) => ({
      accountId: (await findAccountByEmail(services.database, email))?.id ?? '',
    }),
    log: async () => {
      const rows = services.database.selectFrom('audit_log').selectAll().where('action', 'like', '%desk%');
      return (await rows.orderBy('at').execute()).map(({ action, outcome, account_id, detail }) => ({
        action,
        outcome,
        account: account_id,
        detail,
      }));
    },
  };
}

/** What people read of a page. */
export function wordsOf({ text }: Pick<Asked, 'text'>): string {
  const entities: Record<string, string> = { '&#39;': "'", '&quot;': '"', '&amp;': '&' };
  return text
    .replace(/<style>[\s\S]*?<\/style>/, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(?:#39|quot|amp);/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, ' ');
}

/** The values of the hidden fields of a page’s last form. */
export function hiddenIn({ text }: Pick<Asked, 'text'>): Fields {
  const form = text.slice(text.lastIndexOf('<form'));
  const fields = [...form.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)];
  return Object.fromEntries(fields.map(([, name = '', value = '']) => [name, value]));
}

import { startPeer } from './startPeer.mjs';
import { eachOf } from './visitors.mjs';

const form = { 'content-type': 'application/x-www-form-urlencoded' };
const nothing = async () => {};

/** oidc-provider, which exchanges codes and refreshes tokens. */
export async function startOidcProvider(parts) {
  const peer = await startPeer('oidc-provider', 'oidcProvider.mjs', parts);

  async function makeCodes(people) {
    const query = new URLSearchParams({ first: people[0], count: people.length });
    const { clientId, redirectUri, codes } = await peer.client.json(`/bench/codes?${query}`);
    return codes.map(({ code, verifier }) => ({
      ...{ grant_type: 'authorization_code', client_id: clientId, redirect_uri: redirectUri },
      ...{ code, code_verifier: verifier },
    }));
  }

  async function tokens(person, fields) {
    const body = new URLSearchParams(fields).toString();
    const answer = await peer.from(person).json('/token', { method: 'POST', headers: form, body });
    const again = { grant_type: 'refresh_token', client_id: fields.client_id };
    return { ...again, refresh_token: answer.refresh_token };
  }

  /** What calls with the same code or refresh token compete for. */
  const raced = (person, fields) => ({
    attempt: async () => (await tokens(person, fields)).refresh_token,
    use: (token) =>
      tokens(person, {
        ...{ grant_type: 'refresh_token', client_id: fields.client_id },
        refresh_token: token,
      }),
  });

  return {
    ...peer,
    round(people) {
      let held = [];
      const one = async (index) => {
        held[index] = await tokens(people[index], held[index]);
      };
      return {
        exchange: {
          async before() {
            held = await makeCodes(people);
          },
          one,
          after: nothing,
        },
        refresh: { before: nothing, one, after: nothing },
      };
    },
    races: {
      async exchange(people) {
        const codes = await makeCodes(people);
        return people.map((person, index) => raced(person, codes[index]));
      },
      async refresh(people) {
        const codes = await makeCodes(people);
        const pairs = await eachOf(people, (person, index) => tokens(person, codes[index]));
        return people.map((person, index) => raced(person, pairs[index]));
      },
    },
  };
}

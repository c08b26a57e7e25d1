import { submitWith } from '@/enhance/search/submitWith';

const { requestSubmit } = HTMLFormElement.prototype;
let submits: { by: HTMLElement | null }[];

beforeEach(() => {
  submits = [];
  document.body.innerHTML = '<form><input name="q" /><button>Search</button><button>Ask</button></form>';
  document.body.addEventListener('submit', (event) => {
    event.preventDefault();
    submits.push({ by: event.submitter });
  });
});
afterEach(() => {
  HTMLFormElement.prototype.requestSubmit = requestSubmit;
  document.body.replaceWith(document.createElement('body'));
});

it.each([
  ['', requestSubmit],
  [', also where forms have no requestSubmit (WebKit 15)', undefined],
])('sends the form by the button%s', (_where, method) => {
  Object.assign(HTMLFormElement.prototype, { requestSubmit: method });
  const [, ask] = document.querySelectorAll('button');
  submitWith(ask as HTMLButtonElement);
  expect(submits).toEqual([{ by: ask }]);
});

import { html, type SandboxPage } from '../sandboxPage';
import { addressOf, forcedStates } from './stateCatalog';

/** The same for programs. */
export function stateList() {
  return forcedStates.map((state) => ({
    name: state.name,
    path: state.path,
    address: addressOf(state),
    inApp: state.app !== undefined,
  }));
}

/** `/sandbox/states`: every forced state with a link, grouped by page. */
export function statesPage(): SandboxPage {
  const paths = [...new Set(forcedStates.map(({ path }) => path))];
  return {
    title: 'States',
    heading: 'Every state of every screen',
    lead: 'Each link opens the real page, with a simulated app or responses that put it into that state.',
    width: 'wide',
    body: html`${paths.map(
      (path) =>
        html`<section class="card"><h2>${path}</h2><ul class="plain">${forcedStates
          .filter((state) => state.path === path)
          .map(
            (state) =>
              html`<li><a href="${addressOf(state)}">${state.title}</a> <span class="muted">${state.name}${state.app ? `, ${state.app.app}` : ''}</span></li>`,
          )}</ul></section>`,
    )}`,
  };
}

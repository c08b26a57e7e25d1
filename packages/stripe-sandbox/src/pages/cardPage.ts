import { html } from '@/lib/html/html';
import { askCard, type CardAnswer } from '../billing/cards';
import {
  type CardProblems,
  type CardReading,
  type CardValues,
  declineProblem,
  readCardForm,
} from './cardForm';
import { cardFieldsView, problemSummary } from './checkout/cardFieldsView';
import type { HostedPage } from './hostedPage';
import type { PageRequest } from './pageRequest';
import type { PageResult } from './pageResult';

type Typed = { reading: CardReading; card: Exclude<CardAnswer, { kind: 'declines' }> };

/**
 * The card that was typed into the form of `page`; otherwise where the form leads, which shows what is wrong with it. What
 * was typed is kept under `key` until then.
 */
export function typedCard(
  { context, form }: Pick<PageRequest, 'context' | 'form'>,
  { key, page }: { key: string; page: string },
): Typed | { leads: PageResult } {
  const reading = readCardForm(form, context.now(), false);
  const refuse = (problems: CardProblems) => {
    context.refusedForms.remember(key, { values: reading.values, problems }, context.now());
    return { leads: { redirect: page } };
  };
  if (Object.keys(reading.problems).length > 0) return refuse(reading.problems);
  const card = askCard(reading.number);
  if (card.kind === 'declines') return refuse({ number: declineProblem(card.declineCode) });
  context.refusedForms.forget(key);
  return { reading, card };
}

type Frame = Pick<HostedPage, 'title' | 'heading' | 'lead' | 'back'> & { submit: string };

/** The form for a card alone. */
export function cardPage(
  { words }: Pick<PageRequest, 'words'>,
  { submit, ...frame }: Frame,
  values: CardValues,
  problems: CardProblems,
): HostedPage {
  const shown = { values, problems, words };
  return {
    ...frame,
    width: 'narrow',
    body: html`${problemSummary(shown)}
<form class="card pay" method="post" novalidate>
${cardFieldsView(shown)}
<button class="wide" type="submit">${submit}</button>
</form>`,
  };
}

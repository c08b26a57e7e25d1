import { opsWords } from '@/lib/content/ops';
import { type Html, html } from '@/lib/html/html';
import { scaleTop, wilson } from '../charts/interval';
import { intervalChart } from '../charts/intervalChart';
import type { RunningExperiment } from '../usage/experimentArms';
import type { Usage } from '../usage/readUsage';
import { section, table } from './table';
import { percent, percentWithin, written } from './written';

/** Each experiment: what its arms bought, and whether visitors were assigned in the planned proportions. */
export function experimentSection({ experiments }: Usage): Html {
  const words = opsWords.experiments;
  const body =
    experiments.length > 0
      ? html`<p class="lead">${words.lead}</p>${experiments.map(experiment)}`
      : html`<p class="quiet">${words.none}</p>`;
  return section('experiments', words.heading, body);
}

function experiment({ name, arms }: RunningExperiment): Html {
  const words = opsWords.experiments;
  const everybody = arms.reduce((sum, { drawn }) => sum + drawn, 0);
  const measured = arms.map((arm) => ({
    ...arm,
    rate: wilson(arm.bought, arm.drawn),
    share: wilson(arm.drawn, everybody),
  }));
  const top = scaleTop(measured.map(({ rate }) => rate));
  const rows = measured.map(({ variant, drawn, bought, rate, share }) => {
    const planned = share && share.low <= 1 / arms.length && 1 / arms.length <= share.high;
    const verdict = planned ? words.asPlanned : html`<span class="bad">${words.offPlan}</span>`;
    return [
      variant,
      written(drawn),
      written(bought),
      rate && percentWithin(rate),
      share && html`${percentWithin(share)}, ${verdict}`,
    ];
  });
  const columns = [
    { name: words.arm },
    { name: words.drawn, number: true },
    { name: words.bought, number: true },
    { name: words.rate },
    { name: words.share },
  ];
  const chart = measured.map(
    ({ variant, rate }) => html`<dt>${variant}</dt><dd>${rate && intervalChart(rate, top)}</dd>`,
  );
  return html`<h3>${name}</h3><dl class="arms" aria-label="${words.chart(name)}">${chart}<dt aria-hidden="true"></dt><dd class="axis" aria-hidden="true"><span>0%</span><span>${percent(top)}</span></dd></dl>
<div class="chart-table">${table(words.chart(name), columns, rows)}</div>`;
}

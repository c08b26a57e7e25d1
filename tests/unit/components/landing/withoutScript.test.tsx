/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { Landing } from '@/components/subscription/landing/Landing';
import { landingHeroes } from '@/lib/content/subscription/pro';
import { comparison } from '@/lib/content/subscription/proComparison';
import { featureWords } from '@/lib/content/subscription/proFeatureWords';
import { questions } from '@/lib/content/subscription/proQuestions';

const html = renderToString(<Landing market={null} />)
  .replaceAll('&#x27;', "'")
  .replaceAll('&amp;', '&')
  .replaceAll('<!-- -->', '');

describe('the landing page before any script has run', () => {
  it.each([
    ['its promise', [landingHeroes.standard.title, landingHeroes.standard.text]],
    ['every feature', Object.values(featureWords).flatMap(({ title, text }) => [title, text])],
    ['the comparison', comparison.rows.flatMap((row) => [row.topic, row.without, row.with])],
    ['every question with its answer', questions.flatMap(({ question, answer }) => [question, ...answer])],
  ])('holds %s', (_what, sentences) => {
    for (const sentence of sentences) expect(html).toContain(sentence);
  });

  it('states no price that might not be the price of the reader’s country', () => {
    expect(html.match(/\d[.,]99|Save \d/)).toBeNull();
  });
});

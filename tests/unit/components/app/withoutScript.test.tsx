/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { ActivationChoice } from '@/components/subscription/app/activation/ActivationChoice';

it('says once that the choice of a device needs a script', () => {
  const html = renderToString(<ActivationChoice route="/subscriptions/activation-flow" />);
  expect(html.match(/<noscript>/g)).toHaveLength(1);
});

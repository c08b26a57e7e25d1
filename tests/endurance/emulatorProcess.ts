import { createServer } from 'node:http';
import { pino } from 'pino';
import { createStripeEmulator } from 'stripe-sandbox';
import { systemClock } from '@/server/clock';
import { systemRandom } from '@/server/random';
import { paymentFrame } from '@/server/sandbox/paymentFrame';
import { openRecordFile } from '@/server/sandbox/records/recordFile';

/** The emulator as a process of its own, to be killed: file and webhook address come as arguments. */
const [file = '', webhook = ''] = process.argv.slice(2);
const emulator = createStripeEmulator({
  records: openRecordFile(file),
  frame: paymentFrame,
  clock: systemClock,
  random: systemRandom,
  origin: () => 'http://localhost',
  basePath: '/sandbox/stripe',
  webhook: { url: () => webhook, secret: 'whsec_test' },
  log: pino({ level: 'silent' }),
});
const server = createServer((request, response) => void emulator.handle(request, response));
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.stdout.write(`${typeof address === 'object' ? address?.port : ''}\n`);
});

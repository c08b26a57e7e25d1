import { request } from 'node:http';
import { connect } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';

/**
 * The attack of the hostile bench, in its own thread so that the visitor's times are not those of a busy client:
 * connections that trickle or stay silent, requests of maximum size, and texts that are hard to parse. All numbers are
 * bounded, and only the bench's own site is ever called. Stops when told to, and then reports how often it got which
 * answer.
 */
const slowHeaders = 150;
const slowBodies = 100;
const silent = 150;
const perSecond = 100;
const maxConcurrency = 50;

const { hostname, port } = new URL(workerData.origin);
const networks = ['203.0.113.7', '203.0.113.8', '198.51.100.9', '2001:db8:0:1::7'];
const long = 15_000;
const json = { 'content-type': 'application/json' };
const form = { 'content-type': 'application/x-www-form-urlencoded' };
const otp = '/api/auth/v2/otp';

const repeated = (text, length = long) => text.repeat(Math.floor(length / text.length));

/** Requests of the maximum size or above it. */
const huge = [
  { path: `/${repeated('a')}` },
  { path: `/ac?q=${repeated('a')}` },
  { path: '/', headers: { 'x-filler': repeated('a', 14_000) } },
  { path: '/pro', headers: { 'x-filler': repeated('a', 30_000) } },
  { path: otp, body: JSON.stringify({ email: repeated('a', 60_000) }), headers: json },
  { path: otp, body: repeated('a', 300_000), headers: json },
  { path: '/csp-reports', body: repeated('a', 60_000), headers: json },
];

/** Requests that cost a careless reader more to process than they cost to send. */
const awkward = [
  ...['/', '//', '../', './', '%2e%2e/', '%5c', '%', '\\', ';', ':', '%00'].map((text) => ({
    path: `/x${repeated(text)}x`,
  })),
  ...['/api/', '/staging/', '/t/', '/de_DE/', '/_next/'].map((folder) => ({
    path: `${folder}x${repeated('/')}x`,
  })),
  { path: `/api/products/${repeated('%20', 1800)}/features?id=1` },
  { path: `/ac?q=${repeated('%20a')}` },
  { path: `/settings?${repeated('kae=d&', 14_000)}` },
  { path: `/t/page_home_impression?${repeated('origin=x&')}` },
  { path: '/', headers: { 'accept-language': repeated('de;q=0.1, ', 14_000) } },
  { path: '/', headers: { 'accept-encoding': repeated('br;q=0, ', 14_000) } },
  { path: '/', headers: { 'if-none-match': repeated('W/"x", ', 14_000) } },
  { path: '/settings', headers: { cookie: repeated('ae=d; ', 14_000) } },
  { path: '/api/auth/v2/account', headers: { authorization: `Bearer ${repeated('a.', 14_000)}` } },
  { path: otp, body: repeated('[', 60_000), headers: json },
  { path: otp, body: `{"a":${repeated('[', 30_000)}${repeated(']', 30_000)}}`, headers: json },
  { path: otp, body: JSON.stringify({ email: `a@${repeated('a.', 900)}a` }), headers: json },
  { path: '/newsletter/subscription/subscribe', body: `email=${repeated('%20', 60_000)}`, headers: form },
  { path: '/newsletter/subscription/subscribe', body: repeated('a&', 60_000), headers: form },
];

const answers = {};
const trickles = new Set();
let running = true;
let atOnce = 0;
let sent = 0;

function count(what) {
  answers[what] = (answers[what] ?? 0) + 1;
}

function send({ path, headers = {}, body }) {
  atOnce += 1;
  sent += 1;
  const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
  const method = body === undefined ? 'GET' : 'POST';
  const address = networks[sent % networks.length];
  const all = { ...length, ...headers, 'x-forwarded-for': address };
  let ended = false;
  const end = (what) => {
    if (ended) return;
    ended = true;
    atOnce -= 1;
    count(what);
  };
  const asked = request({ hostname, port, method, path, headers: all, agent: false }, (answer) => {
    answer.on('error', () => {}).resume();
    end(String(answer.statusCode));
  });
  asked.on('error', () => end('cut off'));
  asked.setTimeout(20_000, () => asked.destroy());
  asked.end(body);
}

/** Opens a connection that sends `start` and then one byte per second; reopens it when it is closed. */
function trickle(start, byte, what) {
  const socket = connect(Number(port), hostname);
  trickles.add(socket);
  const timer = byte && setInterval(() => socket.write(byte), 1000);
  socket.on('connect', () => start && socket.write(start));
  socket.on('error', () => {});
  socket.on('close', () => {
    clearInterval(timer);
    trickles.delete(socket);
    count(`${what}, ended`);
    // Not immediately: a site that refuses connections must not be called in a loop.
    if (running) setTimeout(() => running && trickle(start, byte, what), 1000);
  });
  socket.resume();
}

const head = (line) => `${line} HTTP/1.1\r\nHost: ${hostname}\r\n`;
const bodyHead = `${head(`POST ${otp}`)}Content-Type: application/json\r\nContent-Length: 60000\r\n\r\n`;
for (let index = 0; index < slowHeaders; index += 1) trickle(`${head('GET /')}X-Slow: `, 'a', 'slow headers');
for (let index = 0; index < slowBodies; index += 1) trickle(bodyHead, ' ', 'slow body');
for (let index = 0; index < silent; index += 1) trickle('', '', 'silent');

const started = performance.now();
const timer = setInterval(() => {
  const due = ((performance.now() - started) / 1000) * perSecond;
  while (sent < due && atOnce < maxConcurrency) {
    const list = sent % 3 === 0 ? huge : awkward;
    send(list[Math.floor(sent / 3) % list.length]);
  }
  // Requests that could not be sent in time are skipped, so that no flood follows a pause.
  if (sent < due) sent = Math.floor(due);
}, 10);

parentPort.once('message', () => {
  running = false;
  clearInterval(timer);
  parentPort.postMessage({ answers, open: trickles.size });
  for (const socket of trickles) socket.destroy();
});

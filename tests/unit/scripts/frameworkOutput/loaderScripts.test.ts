import { repeatedLoaders, withoutLoader } from '@/scripts/build/frameworkOutput/loaderScripts.mjs';

const list =
  '(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push(["object"==typeof document?document.currentScript:void 0,{otherChunks:["static/chunks/a.js"],runtimeModuleIds:[1,2]}])';
const loader =
  '(()=>{let e;var t,r=globalThis.TURBOPACK;if(void 0===r)r=[];else if(!Array.isArray(r))return;work()})()';

it('sends the list of modules without the loader that would stop at once', () => {
  expect(withoutLoader(`${list},${loader}`)).toBe(`${list};`);
});

it.each(['', 'work()', `${list};`, `${list},(()=>{work()})()`])(
  'stops the build at an entry file like %p',
  (other) => {
    expect(() => withoutLoader(other)).toThrow("The framework's output changed");
  },
);

it('a loader that some page runs first stays whole', () => {
  const page = (...names: string[]) =>
    names
      .map((name) => `<script src="/_next/static/chunks/turbopack-${name}.js" defer=""></script>`)
      .join('');
  expect([...repeatedLoaders([page('app', 'one'), page('app', 'two'), page('two', 'one')])]).toEqual([
    '/_next/static/chunks/turbopack-one.js',
  ]);
});

import { withoutDocuments } from '@/scripts/build/routerManifest.mjs';

const script = `self.__BUILD_MANIFEST = {
  "/": [
    "static/chunks/a.js"
  ],
  "/pro": [
    "static/chunks/b.js"
  ],
  "__rewrites": {
    "afterFiles": []
  },
  "sortedPages": [
    "/",
    "/pro"
  ]
};self.__BUILD_MANIFEST_CB && self.__BUILD_MANIFEST_CB()`;

it('tells the router of the pages that it may open, and of nothing else', () => {
  const written = withoutDocuments(script, (path) => path === '/');
  expect(written).toBe(
    'self.__BUILD_MANIFEST={"/pro":["static/chunks/b.js"],"__rewrites":{"afterFiles":[]},"sortedPages":["/pro"]};self.__BUILD_MANIFEST_CB && self.__BUILD_MANIFEST_CB()',
  );
});

it('leaves a manifest alone that does not look as expected', () => {
  expect(withoutDocuments('self.other = 1', () => true)).toBe('self.other = 1');
});

const fetched = jest.fn();
jest.mock('/carousel.js', () => fetched(), { virtual: true });

type NearReport = (entries: { isIntersecting: boolean }[]) => void;

it('fetches the carousel when it comes near, and not before', async () => {
  let report: NearReport = () => undefined;
  const disconnect = jest.fn();
  window.IntersectionObserver = class {
    constructor(callback: NearReport) {
      report = callback;
    }
    observe() {}
    disconnect = disconnect;
  } as unknown as typeof IntersectionObserver;
  document.body.innerHTML = '<section data-carousel-script="/carousel.js"></section>';
  jest.isolateModules(() => require('@/enhance/lists/carouselWhenNear'));
  report([{ isIntersecting: false }]);
  await Promise.resolve();
  expect(fetched).not.toHaveBeenCalled();

  report([{ isIntersecting: true }]);
  await new Promise((resolve) => setTimeout(resolve));
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(disconnect).toHaveBeenCalled();
});

import { perform } from '@/scripts/screens/perform.mjs';

describe('what is done before a picture', () => {
  const page = { name: 'page' };

  it('is done on its page, if a scene wants anything done', async () => {
    const act = jest.fn(async () => {});
    expect(await perform(act, page)).toBeNull();
    expect(act).toHaveBeenCalledWith(page);
    expect(await perform(undefined, page)).toBeNull();
  });

  it('is a fault of the picture when it does not work, with what was waited for', async () => {
    const act = async () => {
      throw new Error(
        "locator.waitFor: Timeout 30000ms exceeded.\nCall log:\n\u001b[2m  - waiting for getByText('Active')\u001b[22m\n",
      );
    };
    expect(await perform(act, page)).toBe(
      "failed: locator.waitFor: Timeout 30000ms exceeded. - waiting for getByText('Active')",
    );
  });
});

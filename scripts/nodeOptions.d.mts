/** What every process of the site is started with. */
export const nodeOptions: string[];

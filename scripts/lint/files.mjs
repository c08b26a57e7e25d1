/** Where styles are: in style sheets and in components. `npm run lint` also names these paths. */
export const styles = '{styles,components}/**/*.{css,ts,tsx}';

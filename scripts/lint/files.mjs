/** Where styles stand: in style sheets and in components. `npm run lint` names them too. */
export const styles = '{styles,components}/**/*.{css,ts,tsx}';

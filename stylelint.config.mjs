import componentStyles from './scripts/lint/componentStyles.mjs';

const widths = ['width', 'min-width', 'max-width'];

/**
 * What holds for every style, in styles/ and in components: widths by the names of styles/breakpoints.css, colors by the
 * roles of styles/theme.css, no custom property that nobody declares.
 *
 * @type {import('stylelint').Config}
 */
export default {
  extends: ['stylelint-config-recommended'],
  referenceFiles: ['styles/breakpoints.css', 'styles/tokens.css', 'styles/theme.css'],
  rules: {
    'media-feature-name-disallowed-list': widths,
    'no-unknown-custom-media': true,
    'no-unknown-custom-properties': true,
    'color-no-hex': true,
    'color-named': 'never',
    'function-disallowed-list': ['rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch'],
    'declaration-property-value-disallowed-list': { '/./': [/--raw-/, /rgb\(\s*\d/] },
    'declaration-no-important': true,
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global'] }],
    // Rules of one element stand together, and a hover before a later, weaker rule is meant so.
    'no-descending-specificity': null,
  },
  overrides: [
    { files: ['components/**/*.{ts,tsx}'], customSyntax: componentStyles },
    { files: ['styles/tokens.css'], rules: { 'color-no-hex': null } },
    { files: ['styles/theme.css'], rules: { 'declaration-property-value-disallowed-list': null } },
    // They show colors as such: the palette of the press kit, and the field for a color of one's own.
    {
      files: ['components/sections/press/Palette.tsx', 'components/sections/theme/*.{ts,tsx}'],
      rules: { 'declaration-property-value-disallowed-list': null },
    },
    // Hiding must win over any display of a component.
    { files: ['styles/base.css', 'styles/print.css'], rules: { 'declaration-no-important': null } },
  ],
};

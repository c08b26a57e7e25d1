import { defaultFont, type FontCode, fonts } from '../content/search/fonts';
import { type SettingName, searchSettings } from '../content/search/searchSettings';
import { searchThemes } from '../content/search/searchThemes';
import { parseCustomColor, textColorOn } from '../theme/customColor';

type Values = ReadonlyMap<SettingName, string>;

/** Font sizes of the text setting (`ks`), relative to the default. */
const sizes: Readonly<Record<string, string>> = {
  s: '0.82em',
  m: '0.9em',
  n: '1em',
  l: '1.14em',
  t: '1.3em',
};

/** The color a person chose, or null when the setting has its default value and so follows the theme. */
function chosen(changed: Values, name: SettingName): string | null {
  return parseCustomColor(changed.get(name));
}

function family(code: string | undefined): string {
  const known = code !== undefined && Object.hasOwn(fonts, code) ? (code as FontCode) : defaultFont;
  return fonts[known].family;
}

/**
 * The look of a results page as CSS custom properties, from the settings that differ from their defaults. A chosen
 * color overrides the theme's; on a chosen background the text is white or black, unless it was chosen too.
 */
export function previewProperties(changed: Values): Readonly<Record<`--preview-${string}`, string>> {
  const theme = searchThemes[changed.get('theme') ?? searchSettings.theme.default] ?? searchThemes['-1'];
  const background = chosen(changed, 'background');
  const onBackground = background ? textColorOn(background) : null;
  const header = chosen(changed, 'headerColor') ?? `#${theme?.header}`;
  return {
    '--preview-background': background ?? `#${theme?.background}`,
    '--preview-header': header,
    '--preview-on-header': textColorOn(header),
    '--preview-text': chosen(changed, 'textColor') ?? onBackground ?? `#${theme?.text}`,
    '--preview-title': chosen(changed, 'titleColor') ?? onBackground ?? `#${theme?.title}`,
    '--preview-visited': chosen(changed, 'visitedColor') ?? onBackground ?? `#${theme?.visited}`,
    '--preview-address': chosen(changed, 'addressColor') ?? onBackground ?? `#${theme?.address}`,
    '--preview-font': family(changed.get('font')),
    '--preview-title-font': family(changed.get('linkFont')),
    '--preview-size': sizes[changed.get('size') ?? ''] ?? '1em',
    '--preview-line': changed.get('underline') === '1' ? 'underline' : 'none',
  };
}

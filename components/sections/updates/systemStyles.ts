import css from 'styled-jsx/css';

/**
 * What the filter hides: entries that are not for the chosen system, then months that have none left. An entry that
 * the address leads to is always shown.
 */
export const systemStyles = css.global`
  .updates:has(#system-ios:checked) .update:not(.ios, :target),
  .updates:has(#system-android:checked) .update:not(.android, :target),
  .updates:has(#system-mac:checked) .update:not(.mac, :target),
  .updates:has(#system-windows:checked) .update:not(.windows, :target),
  .updates:has(#system-web:checked) .update:not(.web, :target),
  .updates:has(#system-ios:checked) .month:not(:has(.ios, :target)),
  .updates:has(#system-android:checked) .month:not(:has(.android, :target)),
  .updates:has(#system-mac:checked) .month:not(:has(.mac, :target)),
  .updates:has(#system-windows:checked) .month:not(:has(.windows, :target)),
  .updates:has(#system-web:checked) .month:not(:has(.web, :target)) {
    display: none;
  }
`;

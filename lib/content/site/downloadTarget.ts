/** Everything of ours that can be installed, by where it comes from. */
export type DownloadTarget =
  | 'mac'
  | 'macStore'
  | 'windows'
  | 'windowsStore'
  | 'windowsPackage'
  | 'windowsPreview'
  | 'ios'
  | 'android'
  | 'androidPackage';

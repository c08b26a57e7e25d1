import type * as english from '@/lib/content/downloadPages/downloadDeviceWords';
import { minimumNames } from '@/lib/content/downloads/minimumNames';
import type { Translation } from '@/lib/content/translations/translation';

export const deviceGroupWords: Translation<typeof english.deviceGroupWords> = {
  computers: { title: 'Computer', note: 'Der vollständige Browser.' },
  phones: {
    title: 'Smartphones und Tablets',
    note: 'Derselbe Browser, für kleine Bildschirme gestaltet.',
  },
  extensions: {
    title: 'Browser-Erweiterungen',
    note: 'Die Erweiterung ergänzt den Browser, den Sie haben, um private Suche und Tracker-Schutz, auch unter Linux und ChromeOS.',
  },
};

export const deviceWords: Translation<typeof english.deviceWords> = {
  mac: { name: 'Mac', needs: `Ab ${minimumNames.macos}` },
  windows: { name: 'Windows', needs: `Ab ${minimumNames.windows}` },
  windowsPreview: { name: 'Windows-Vorschau', needs: 'Wird neben der regulären App installiert' },
  ios: { name: 'iPhone und iPad', needs: `Ab ${minimumNames.ios}` },
  android: { name: 'Android', needs: `Ab ${minimumNames.android}` },
  chrome: { name: 'Chrome und Chromium-Browser', needs: `Ab ${minimumNames.chrome}` },
  firefox: { name: 'Firefox', needs: `Ab ${minimumNames.firefox}` },
  edge: { name: 'Edge', needs: `Ab ${minimumNames.edge}` },
  opera: { name: 'Opera', needs: `Ab ${minimumNames.opera}` },
  safari: { name: 'Safari auf dem Mac', needs: `Ab ${minimumNames.macos}` },
};

export const downloadWayWords: Translation<typeof english.downloadWayWords> = {
  diskImage: 'Disk-Image',
  installer: 'Installations\u00addatei',
  howToInstall: 'So wird installiert',
  aboutPreview: 'Über die Vorschau',
  apkFile: 'APK-Datei',
  microsoftStore: 'Microsoft Store',
  appStore: 'App Store',
  macAppStore: 'Mac App Store',
  googlePlay: 'Google Play',
  fDroid: 'F-Droid',
  chromeWebStore: 'Chrome Web Store',
  firefoxAddOns: 'Firefox-Add-ons',
  edgeAddOns: 'Edge-Add-ons',
  operaAddOns: 'Opera-Add-ons',
};

export const fileHelp: Translation<typeof english.fileHelp> = {
  title: 'Wie es mit der Datei weitergeht',
  lead: 'Das hängt von der Dateiendung ab.',
  files: [
    {
      ending: '.dmg',
      text: 'Für Mac. Öffnen Sie die Datei, ziehen Sie die App in den Ordner „Programme“ und starten Sie sie von dort.',
      link: { label: 'Mac, Schritt für Schritt', href: '/mac#install' },
    },
    {
      ending: '.exe',
      text: 'Für Windows. Öffnen Sie die Datei und wählen Sie „Ja“, wenn Windows fragt. Den Rest erledigt das Installationsprogramm.',
      link: { label: 'Windows, Schritt für Schritt', href: '/windows#install' },
    },
    {
      ending: '.apk',
      text: 'Für Android, ohne App-Store. Öffnen Sie die Datei auf Ihrem Smartphone und erlauben Sie Ihrer Datei-App, sie zu installieren. Aktualisieren müssen Sie die App dann selbst.',
      link: null,
    },
  ],
};

export const unsupportedWords: Translation<typeof english.unsupportedWords> = {
  optionsTitle: 'Was Sie tun können',
  options: [
    {
      id: 'search',
      title: 'Ohne App privat suchen',
      text: 'Die private Suche funktioniert in jedem Browser und auf jedem System, sogar ohne JavaScript.',
    },
    {
      id: 'extension',
      title: 'Die Erweiterung hinzufügen',
      text: `Ab ${minimumNames.firefox} oder ${minimumNames.chrome} läuft die Erweiterung auch auf Systemen, die für die App zu alt sind.`,
    },
    {
      id: 'update',
      title: 'Nach einem Systemupdate suchen',
      text: 'Viele Geräte lassen sich auf eine neuere Version bringen. Die ältesten Versionen, die unsere App unterstützt, stehen unten.',
    },
    {
      id: 'elsewhere',
      title: 'Ein anderes Gerät nutzen',
      text: 'Jedes Smartphone oder Tablet der letzten Jahre genügt. Sehen Sie sich alle Downloads an.',
    },
  ],
  links: {
    search: 'Privat suchen',
    extension: 'Stores für die Erweiterung ansehen',
    elsewhere: 'Alle Downloads',
  },
  minimum: {
    title: 'Die ältesten Systeme, die wir unterstützen',
    rows: [
      { term: 'Mac', text: `${minimumNames.macos} (10.15)` },
      { term: 'Windows', text: minimumNames.windows },
      { term: 'iPhone und iPad', text: minimumNames.ios },
      { term: 'Android', text: minimumNames.android },
    ],
    note: 'Ältere Systeme erhalten von ihren Herstellern keine Sicherheitsupdates mehr, und ein Browser ist nur so sicher wie das System, auf dem er läuft.',
  },
  mistaken: {
    title: 'Haben wir Ihr Gerät falsch erkannt?',
    items: [
      {
        id: 'another-name',
        title: 'Mein System ist neuer, als Sie sagen',
        text: 'Manche Browser nennen ein anderes System, und manche Leute stellen ihren so ein. Auf der Seite mit allen Downloads können Sie trotzdem jeden auswählen.',
      },
      {
        id: 'try-anyway',
        title: 'Kann ich es trotzdem versuchen?',
        text: 'Ja. App-Stores installieren keine App, die nicht laufen kann, und unsere Installationsprogramme brechen ab, bevor sie etwas ändern.',
      },
    ],
  },
};

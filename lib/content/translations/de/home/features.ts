import { brand } from '@/lib/content/brand';
import type * as english from '@/lib/content/home/features';
import type { Translation } from '@/lib/content/translations/translation';

export const homeFeatureWords: Translation<typeof english.homeFeatureWords> = {
  title: 'So schützen wir Sie',
  lead: 'Wählen Sie einen Schutz aus und lesen Sie, was er tut.',
};

export const featureGroups: Translation<typeof english.featureGroups> = [
  {
    id: 'asking',
    icon: 'search',
    title: 'Wenn Sie suchen',
    items: [
      {
        title: 'Kein Suchverlauf',
        text: 'Wir speichern Ihre Suchbegriffe nie zusammen mit etwas, das zu Ihnen führt.',
      },
      {
        title: 'Keine Filterblase',
        text: 'Was Sie letzte Woche angeklickt haben, ändert nichts an dem, was Sie heute sehen.',
      },
      {
        title: 'Abkürzungen zu anderen Websites',
        text: 'Beginnen Sie mit !w oder !a, um direkt in einer Enzyklopädie oder einem Shop zu suchen.',
      },
    ],
  },
  {
    id: 'browsing',
    icon: 'globe',
    title: 'Wenn Sie surfen',
    items: [
      {
        title: 'Versteckte Tracker',
        text: 'Skripte, die anderen Unternehmen von Ihrem Besuch berichten, werden blockiert, bevor sie laufen.',
      },
      {
        title: 'Tracking-Codes in Links',
        text: 'Der Teil eines Links, der verrät, wer ihn angeklickt hat, wird entfernt, bevor sich die Seite öffnet.',
      },
      {
        title: 'Verschlüsselte Verbindungen',
        text: 'Hat eine Website eine sichere Version, bekommen Sie diese, egal was im Link steht.',
      },
    ],
  },
  {
    id: 'beyond',
    icon: 'lock',
    title: 'Über den Browser hinaus',
    items: [
      {
        title: 'Tracker in anderen Apps',
        text: 'Auf Android blockiert der Browser rund um die Uhr auch Tracker in Ihren anderen Apps.',
      },
      {
        title: 'Datenhändler-Seiten',
        text: `In den USA lässt ${brand.subscription} Ihren Namen und Ihre Adresse von Seiten entfernen, die sie verkaufen.`,
      },
      {
        title: 'Öffentliches WLAN',
        text: 'Das VPN verbirgt, was Sie online tun: vor dem Café, dem Hotel und Ihrem Anbieter.',
      },
    ],
  },
];

import { brand } from '@/lib/content/brand';
import type * as english from '@/lib/content/downloadPages/heroes';
import type { Translation } from '@/lib/content/translations/translation';

export const heroes: Translation<typeof english.heroes> = {
  app: {
    title: 'Ein privater Browser für alle Ihre Geräte',
    lead: `${brand.browser} blockiert Tracker, beantwortet Cookie-Banner und sucht privat, auf jedem Ihrer Geräte. Er ist kostenlos, und Sie müssen nichts einrichten.`,
  },
  landing: {
    title: 'Weniger Tracker auf jeder Seite',
    lead: 'Die meisten Seiten bringen Unternehmen mit, von denen Sie nie gehört haben. Installieren Sie den Browser, öffnen Sie dieselbe Seite noch einmal und sehen Sie, wie viele davon fehlen.',
  },
  devices: {
    title: 'Wählen Sie Ihren Download',
    lead: 'Jede App, jeder Store und jede Installationsdatei auf einer Seite. Alles ist kostenlos.',
  },
  unsupported: {
    title: 'Dieses Gerät ist zu alt für unsere App',
    lead: 'Privat suchen können Sie darauf trotzdem. Hier steht, was auf diesem Gerät funktioniert und was auf anderen.',
  },
  browser: {
    title: 'Was geschieht, wenn Sie eine Seite öffnen',
    lead: `Ein gewöhnlicher Besuch löst Dutzende Anfragen an Unternehmen aus, mit denen Sie nichts zu tun haben wollten. Hier sehen Sie, was ${brand.browser} gegen jede Art davon tut, in der Reihenfolge, in der es geschieht.`,
  },
  mac: {
    eyebrow: 'Für Mac',
    title: 'Ein privater Browser für Ihren Mac',
    lead: 'Ohne Tracker laden Seiten schneller. Ihre Passwörter und Lesezeichen übernehmen Sie mit zwei Klicks aus Safari oder Chrome.',
  },
  windows: {
    eyebrow: 'Für Windows',
    title: 'Ein privater Browser für Windows',
    lead: 'Ein vollwertiger Browser für jeden Tag. Er ist in einer Minute installiert und braucht kein Konto.',
  },
  windowsPreview: {
    eyebrow: 'Windows-Vorschau',
    title: 'Neue Funktionen früher testen',
    lead: 'Die Vorschau erhält neue Funktionen ein paar Wochen früher, Ecken und Kanten inklusive. Sie wird neben der regulären App installiert und lässt sie unverändert.',
  },
  survey: {
    title: 'Wie gefällt Ihnen unsere Windows-App?',
    lead: 'Sechs kurze Fragen. Beantworten Sie so viele, wie Sie möchten. Wir lesen jede Antwort.',
  },
  report: {
    title: 'Haben wir vor einer sicheren Website gewarnt?',
    lead: 'Wenn wir uns geirrt haben, sagen Sie es uns. Schicken Sie uns die Adresse, und ein Mensch sieht sie sich an.',
  },
  extension: {
    eyebrow: 'Installiert',
    title: 'Die Erweiterung ist eingeschaltet',
    lead: 'Sie wirkt in diesem Browser, ab dieser Seite. Sie müssen nichts einrichten.',
  },
  compare: {
    title: 'Browser und Privatsphäre im Vergleich',
    lead: `${brand.browser} und fünf andere, jeweils mit ihren Standardeinstellungen. Wo eine Bewertung eine Erklärung braucht, steht eine Anmerkung.`,
  },
};

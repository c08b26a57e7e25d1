import { brand } from '@/lib/content/brand';
import type * as english from '@/lib/content/company/updateWords';
import type { Translation } from '@/lib/content/translations/translation';

export const updatesWords: Translation<typeof english.updatesWords> = {
  title: 'Neuigkeiten',
  lead: 'Änderungen, die Sie bemerken, mit dem Tag, an dem sie bei allen angekommen waren. Kleine Korrekturen lassen wir weg.',
  filter: 'Neuigkeiten anzeigen für',
  all: 'Alles',
  feed: 'Feed abonnieren',
  feedTitle: `${brand.name}: Neuigkeiten`,
  permalink: 'Link zu dieser Neuigkeit',
  none: 'Keine Neuigkeiten in dieser Liste.',
  earlier: (year) => `Neuigkeiten aus ${year}`,
  policies: {
    title: 'Änderungen an unseren Richtlinien',
    lead: 'Was in unseren rechtlichen Texten anders ist, Neuestes zuerst.',
  },
  help: { label: 'Zu einer Neuigkeit fragen', href: '/help/contact' },
};

export const systemNames: Translation<typeof english.systemNames> = {
  ios: 'iPhone und iPad',
  android: 'Android',
  mac: 'Mac',
  windows: 'Windows',
  web: 'Suche und Chat',
  subscription: 'Abo',
  site: 'Diese Website',
  legal: 'Richtlinien',
};

export const updateTexts: Translation<typeof english.updateTexts> = {
  contract: {
    title: 'Bedingungen zum Aufbewahren',
    text: 'Die Abo-Bedingungen außerhalb der USA enthalten ein Muster-Widerrufsformular und sagen, wie ein Jahresabo in jedem Land weiterläuft. Ein höherer Preis gilt nur, wenn Sie zustimmen, und wir haften nach dem Gesetz. Die E-Mail zum Kauf bringt sie mit, und Stripe bewahrt auf, welche Fassung galt.',
  },
  'counts-in-europe': {
    title: 'In Europa speichern wir nichts mehr für unsere Zählungen',
    text: 'Welche Variante einer Seite zu sehen war, wie oft das Angebot angezeigt wurde und wann zum ersten Mal, merkt sich diese Website nur noch in Amerika. Überall sonst bleibt in Ihrem Browser nichts, was Sie nicht selbst nutzen möchten.',
  },
  'accessibility-statement': {
    title: 'Eine Erklärung zur Barrierefreiheit',
    text: 'Worauf sich hier alle verlassen können, was noch nicht geht und wer die Aufsicht hat, steht jetzt auf einer eigenen Seite. Jede Fußzeile führt hin.',
  },
  'browser-storage': {
    title: 'Abonnieren ohne Browserspeicher',
    text: 'Sie können jetzt auch dort abonnieren und sich anmelden, wo ein Browser oder eine App Websites den Speicher verwehrt. An seine Stelle treten dann Cookies, bis Sie den Browser schließen. Das steht auch in der Datenschutzerklärung.',
  },
  withdrawal: {
    title: 'Widerrufen und kündigen auf dieser Website',
    text: 'In der Europäischen Union, im Vereinigten Königreich und in Kanada können Sie ein Abo jetzt mit einem Formular auf dieser Website widerrufen und erhalten eine Bestätigung per E-Mail. Mit einem weiteren Formular können Sie ohne Anmeldung kündigen. Die Abo-Bedingungen führen zu beiden, die Kontoseite zum ersten, und die Datenschutzerklärungen nennen die Rechtsgrundlage.',
  },
  accessibility: {
    title: 'Wie barrierefrei diese Website ist',
    text: 'Die Nutzungsbedingungen sagen jetzt, nach welchen Standards der Barrierefreiheit wir uns richten, wie wir das prüfen und wie Sie eine Barriere melden.',
  },
  'exact-policies': {
    title: 'Genauere Richtlinien',
    text: 'Die Datenschutzerklärung und die Richtlinien des Abos nennen jetzt alles, was in Ihrem Browser gespeichert wird, was der E-Mail-Schutz speichert, was Stripe bei einem Kauf erfährt, wozu der Fingerabdruck einer Karte aufbewahrt wird und was auf Rechnungen stehen bleibt, wenn Sie Ihr Konto löschen. Nach einem Umzug gilt für Sie weiter die Fassung, unter der Sie gekauft haben. Die Bedingungen sagen außerdem, was gilt, wenn Sie kündigen, während eine Zahlung aussteht. Auch in Kanada können Sie innerhalb von 14 Tagen widerrufen. Die Richtlinie für die USA zählt jede Art von Nachricht auf, die wir senden. Die Datenschutzerklärung des Chats sagt, dass es auch mit Abo ein Tageslimit gibt. Was wir erheben, hat sich nicht geändert.',
  },
  'sale-news': {
    title: 'Erfahren, wann Sie abonnieren können',
    text: 'Wo es das Abo noch nicht gibt, können Sie jetzt auf der Seite des Abos Ihre E-Mail-Adresse hinterlassen. Wir schreiben Ihnen ein einziges Mal, wenn sich das ändert, und löschen die Adresse dann. In der Datenschutzerklärung steht, wie lange wir sie aufbewahren.',
  },
  languages: {
    title: 'Diese Website in vier Sprachen',
    text: 'Alle Seiten, das Konto und unsere Richtlinien gibt es jetzt auch auf Deutsch, Spanisch und Französisch. Die Links finden Sie in der Fußzeile und im Menü. Die Datenschutzerklärung nennt das Einzige, was dafür gespeichert wird: die Sprache, die Sie ausgewählt haben, in Ihrem Browser.',
  },
  'money-back': {
    title: 'Dreißig Tage lang Geld zurück',
    text: 'Ein erstes Abo wird jetzt vollständig erstattet, wenn Sie das innerhalb von 30 Tagen nach Ihrer ersten Zahlung verlangen. Die Schaltfläche dafür ist auf der Kontoseite, und in den Abo-Bedingungen steht dasselbe.',
  },
  'account-data': {
    title: 'Ihre Kontodaten zum Herunterladen',
    text: 'Eine Schaltfläche auf der Kontoseite speichert alles, was wir zu Ihrem Konto gespeichert haben, in einer lesbaren Datei.',
  },
  policies: {
    title: 'Richtlinien nennen jetzt alle Fristen',
    text: 'Datenschutzerklärung, Bedingungen, Regeln zur zulässigen Nutzung und die Richtlinien für Chat und Abo sagen jetzt zu allem, was wir aufbewahren, wie lange wir es aufbewahren. Was wir erheben, hat sich nicht geändert.',
  },
  'chat-policy': {
    title: 'Chat: wie wir das Tageslimit zählen',
    text: 'In der Chat-Richtlinie steht jetzt, was für das Tageslimit gezählt wird, in welcher Form, und dass der Zähler nach spätestens einem Tag weg ist.',
  },
  'cookie-windows': {
    title: 'Weniger Cookie-Banner',
    text: 'Der Browser beantwortet jetzt die Cookie-Banner von viel mehr Websites, bevor Sie sie sehen, und zwar mit so wenigen Cookies, wie sie zulassen.',
  },
  'vpn-widget': {
    title: 'Das VPN auf dem Startbildschirm',
    text: 'Ein Widget schaltet das VPN ein und aus und zeigt, mit welchem Standort Sie verbunden sind.',
  },
  'chat-images': {
    title: 'Fragen zu Bildern im Chat',
    text: 'Sie können einer Frage ein Bild anfügen. Es geht ohne Ihren Namen an das Modell, und wir speichern es nicht.',
  },
  'password-import': {
    title: 'Passwörter mitbringen',
    text: 'Passwörter aus einem anderen Browser oder einem Passwortmanager lassen sich aus einer Datei importieren, die nur auf Ihrem Gerät gelesen wird.',
  },
  'quiet-notices': {
    title: 'Weniger Fragen nach Mitteilungen',
    text: 'Websites dürfen erst dann fragen, ob sie Ihnen Mitteilungen schicken können, wenn Sie sie ein paarmal besucht haben.',
  },
  'scam-warnings': {
    title: 'Warnung vor gefälschten Shops',
    text: 'Eine ganzseitige Warnung hält Sie auf, bevor Sie eine Seite öffnen, die einen bekannten Shop nachahmt. Die Liste liegt auf Ihrem Gerät, also wird keine Adresse zum Prüfen verschickt.',
  },
  'answer-length': {
    title: 'Die Länge der Antworten wählen',
    text: 'Die kurzen Antworten über den Suchergebnissen können eine Zeile oder einen Absatz lang sein oder ganz wegfallen. Ihre Wahl bleibt in Ihrem Browser.',
  },
  'vpn-exclusions': {
    title: 'Apps vom VPN ausnehmen',
    text: 'Wenn eine Banking-App oder ein Drucker über das VPN nicht arbeiten will, können Sie sie davon ausnehmen, einzeln für jede App.',
  },
  widget: {
    title: 'Private Suche auf dem Sperrbildschirm',
    text: 'Das neue Widget öffnet mit einmal Tippen eine private Suche und mit zweimal die Löschtaste.',
  },
  'vertical-tabs': {
    title: 'Vertikale Tabs',
    text: 'Tabs lassen sich jetzt in einer Spalte an der Seite anzeigen, in die auch lange Titel passen. Beim Lesen klappt die Spalte ein.',
  },
  'voice-chat': {
    title: `Sprechen mit ${brand.chat}`,
    text: 'Was Sie sagen, wird in Text umgewandelt, beantwortet und verworfen. Weder wir noch der Anbieter des Modells behalten eine Aufnahme.',
  },
  'removal-report': {
    title: 'Monatsberichte über Ihre Daten',
    text: 'Die Entfernung persönlicher Daten fasst jetzt zusammen, was sie gefunden hat, was entfernt ist und was noch läuft.',
  },
  'picture-search': {
    title: 'KI-Bilder ausblenden',
    text: 'Eine Einstellung blendet Bildergebnisse aus, die bekanntermaßen von KI erzeugt sind. Sie stützt sich auf eine öffentliche Liste von Websites.',
  },
  'autofill-cards': {
    title: 'Zahlungskarten automatisch ausfüllen',
    text: 'Zahlungskarten liegen auf Ihrem Gerät, gesichert mit Fingerabdruck oder Gesicht, und werden nur auf verschlüsselten Seiten angeboten.',
  },
  'cookie-popups': {
    title: 'Mehr Cookie-Banner automatisch beantwortet',
    text: 'Der Browser lehnt jetzt 300 weitere Arten von Cookie-Bannern ab und schließt sie, bevor Sie sie sehen.',
  },
  'sync-recovery': {
    title: 'Ein Wiederherstellungs\u00adblatt für synchronisierte Daten',
    text: 'Drucken oder speichern Sie das Wiederherstellungsblatt, dann sind mit einem verlorenen Smartphone nicht auch die Lesezeichen weg.',
  },
  'maps-offline': {
    title: 'Schärfere Karten',
    text: 'Karten werden in der vollen Auflösung Ihres Bildschirms geladen, und Öffnungszeiten stehen in der Ortszeit.',
  },
  'tablet-layout': {
    title: 'Eine neue Aufteilung für Tablets',
    text: 'Tabs oben, Menüs in Reichweite des Daumens und auf breiten Bildschirmen zwei Seiten nebeneinander.',
  },
  import: {
    title: 'Import in einem Schritt',
    text: 'Beim ersten Start des Browsers können Sie Lesezeichen, Passwörter und offene Tabs aus einem anderen Browser in einem Schritt übernehmen.',
  },
  'email-reply': {
    title: 'Von einer privaten Adresse antworten',
    text: 'Antworten auf weitergeleitete E-Mails kommen jetzt von derselben privaten Adresse, so bleibt Ihre eigene aus dem Verlauf heraus.',
  },
  'tracker-count': {
    title: 'Blockierte Tracker der letzten sieben Tage',
    text: 'Die Seite für neue Tabs zeigt, welche Unternehmen Sie in den letzten sieben Tagen verfolgen wollten. Die Zählung verlässt Ihr Gerät nie.',
  },
  'chat-files': {
    title: 'Fragen zu einem Dokument',
    text: 'Sie können jetzt PDF-Dateien zu einem Chat hinzufügen. Sie werden für die Antwort gelesen und nicht von uns gespeichert.',
  },
  'vpn-cities': {
    title: 'Eine VPN-Stadt wählen',
    text: 'Sie können jetzt eine Stadt wählen, nicht nur ein Land. Die nächstgelegenen stehen oben, und bei jeder sehen Sie, wie ausgelastet sie ist.',
  },
  'dark-pages': {
    title: 'Dunkles Design für jede Website',
    text: 'Websites ohne dunkles Design können Sie jetzt abdunkeln, einzeln oder alle auf einmal.',
  },
};

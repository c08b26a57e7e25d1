import type * as english from '@/lib/content/help/searchedWords';
import type { Translation } from '@/lib/content/translations/translation';

export const searchedWords: Translation<typeof english.searchedWords> = {
  'get-subscription': 'kaufen bestellen abonnieren abschließen registrieren abonnement premium',
  price: 'preis preise kosten gebühr länder deutschland österreich schweiz währung mehrwertsteuer mwst',
  trial: 'testen testphase probeabo gratis probemonat umsonst abbuchung karte erste tage',
  'payment-methods': 'kreditkarte zahlungsart zahlungsmethode lastschrift paypal apple pay google pay klarna',
  'change-card':
    'zahlungsart aktualisieren quittung zahlungsbeleg rechnung mwst ust-id abgelaufen neue karte',
  'switch-plan': 'tarif tarifwechsel umstellen upgrade downgrade ändern jährlich monatlich',
  'payment-failed': 'abgelehnt zahlung gescheitert karte verweigert bank überfällig mahnung nachfrist',
  cancel: 'kündigung beenden stoppen verlängerung abbestellen abmelden vertrag',
  refund:
    'erstattung rückerstattung geld-zurück-garantie rückzahlung widerruf widerrufen falsche abbuchung falsch doppelt abgebucht zweimal',
  'sign-in': 'einloggen login log-in passwort anmeldung wiederherstellen aktivieren ich habe ein abo',
  'no-code': 'einmalcode e-mail fehlt spam bestätigungscode otp nicht erhalten zugestellt',
  'no-address': 'keine mail zugang verloren vergessen adresse anonym ausgesperrt',
  'other-devices': 'zweites handy smartphone tablet computer gerät hinzufügen wie viele',
  'lost-device': 'gestohlen handy gehackt ausloggen überall abmelden gerät entfernen sicherheit',
  'change-address': 'mail aktualisieren neue mailadresse falsche adresse entfernen',
  'delete-account': 'entfernen löschung dsgvo daten schließen account',
  'vpn-set-up': 'installieren einschalten aktivieren verbinden einrichtung iphone android mac windows',
  'vpn-location': 'server länder städte serverliste land ort',
  'vpn-not-connecting': 'verbindung getrennt verbindungsabbruch probleme geht nicht fehler wlan wifi hotel',
  'vpn-slow': 'geschwindigkeit tempo leistung verzögerung speed lag ping',
  'vpn-blocked': 'blockiert bank streaming netflix captcha ausnahme split tunneling drucker lokales netzwerk',
  'removal-start':
    'persönliche daten löschen datenbroker personensuche opt-out widerspruch adresshändler pir scan',
  'removal-time': 'wochen tage ausstehend immer noch gelistet wieder aufgetaucht dauer',
  'identity-theft': 'betrug identitätsmissbrauch berater telefon notfall schufa wiederherstellung gestohlen',
  'default-search': 'standardsuchmaschine startseite festlegen chrome safari firefox edge erweiterung',
  'search-settings':
    'optionen schrift design safe search safesearch jugendschutz filter land ergebnisse speichern',
  'install-browser': 'herunterladen download installieren app iphone android mac windows linux gratis',
  'site-broken': 'lädt nicht leer kaputt seite tracker blockiert deaktivieren schutz ausschalten',
  sync: 'synchronisierung backup sicherung koppeln wiederherstellungscode geräte übertragen',
  'whats-new': 'versionshinweise update version changelog neue funktionen aktualisierung',
  'chat-private': 'ki chat gespeichert verlauf training modell protokoll datenschutz chatgpt',
  'chat-paid': 'erweiterte modelle plus limit abo freischalten premium',
  'what-you-know': 'daten sammeln tracking profil ip-adresse verkaufen werbung cookies',
  'my-data': 'dsgvo auskunft anfordern export herunterladen kopie löschen auskunftsrecht',
  'report-security':
    'schwachstelle bug bounty phishing betrug identität vorgetäuscht verdächtige e-mail hack',
};

export const unsearchedWords: Translation<typeof english.unsearchedWords> =
  'ich mich mir mein meine meinen meiner meinem es ist sind bin war wird werden habe hat haben hatte wie was wo wann warum wer kann koennen können will möchte muss der die das den dem des ein eine einen einem einer zu zum zur von im in am an auf für mit und oder aber nicht kein keine keinen sie ihr ihre wir noch mehr bitte hilfe geht nach bei';

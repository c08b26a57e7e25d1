import { brand } from '@/lib/content/brand';
import type * as english from '@/lib/content/downloadPages/browserPage';
import type { Translation } from '@/lib/content/translations/translation';

export const visit: Translation<typeof english.visit> = {
  title: 'Ein Besuch, Schritt für Schritt',
  usual: 'Üblicherweise',
  ours: `Mit ${brand.browser}`,
  moments: [
    {
      id: 'type',
      when: 'Sie tippen',
      title: 'Ihre Suche bleibt privat',
      usual: 'Jeder eingegebene Buchstabe geht an einen Suchanbieter, der Ihr Konto kennt.',
      ours: `${brand.search} erhält die Wörter, aber nicht, von wem sie kommen. Das gilt auch für Vorschläge.`,
    },
    {
      id: 'connect',
      when: 'Sie drücken die Eingabetaste',
      title: 'Die Verbindung wird verschlüsselt',
      usual: 'Alte Links öffnen sich unverschlüsselt und verraten der Website, wer sie angeklickt hat.',
      ours: 'Wir öffnen die sichere Version einer Website, wenn es eine gibt, und entfernen Tracking-Codes aus dem Link.',
    },
    {
      id: 'load',
      when: 'Die Seite lädt',
      title: 'Tracker werden blockiert',
      usual: 'Auch Skripte anderer Unternehmen laden und melden, dass Sie da sind.',
      ours: 'Wir blockieren bekannte Tracker, bevor sie laden. Die Seite erhält einen harmlosen Ersatz, damit sie weiter funktioniert.',
    },
    {
      id: 'ask',
      when: 'Sie fragt nach Cookies',
      title: 'Das Banner wird für Sie beantwortet',
      usual: 'Sie stehen vor einer Wand aus Schaltern, und Nein zu sagen dauert am längsten.',
      ours: 'Wir wählen „Nein“ für Sie, wo die Website es zulässt, und zeigen ein kleines Symbol in der Symbolleiste.',
    },
    {
      id: 'watch',
      when: 'Sie sehen ein Video',
      title: 'Was Sie ansehen, bleibt Ihre Sache',
      usual: 'Was Sie ansehen, prägt wochenlang Ihre Werbung und Ihre Empfehlungen.',
      ours: 'Unser Player verhindert das, soweit die Website, auf der das Video liegt, es zulässt.',
    },
    {
      id: 'leave',
      when: 'Sie gehen',
      title: 'Ihre Daten werden gelöscht',
      usual: 'Cookies bleiben zurück und erkennen Sie anderswo wieder.',
      ours: 'Eine Schaltfläche löscht Tabs, Verlauf und Cookies, außer für Websites, die Sie behalten möchten.',
    },
  ],
};

export const browserLimits: Translation<typeof english.browserLimits> = {
  title: 'Was er nicht kann',
  lead: 'Es ist besser, die Grenzen eines Schutzes zu kennen, als sich zu sehr auf ihn zu verlassen.',
  items: [
    {
      title: 'Wo Sie sich anmelden, kennt man Sie',
      text: 'Sobald Sie angemeldet sind, bleibt das, was Sie auf dieser Website tun, zwischen Ihnen und der Website.',
    },
    {
      title: 'Ihr Internetanbieter sieht, welche Websites Sie besuchen',
      text: `Er sieht die Namen der Websites, nicht aber die Seiten. Ein VPN verbirgt auch die Namen. Unseres ist Teil von ${brand.subscription}.`,
    },
    {
      title: 'Es kommen neue Tracker hinzu',
      text: 'Wir suchen ständig nach ihnen, aber manche kommen eine Zeit lang durch. Unsere Liste aktualisieren wir jeden Tag.',
    },
    {
      title: 'Er macht nichts ungeschehen',
      text: 'Daten, die schon gesammelt wurden, sind noch da draußen. Einen Teil davon können wir entfernen lassen, aber nicht alles.',
    },
  ],
};

export const browserClosing: Translation<typeof english.browserClosing> = {
  title: 'Probieren Sie ihn auf einer vertrauten Website aus',
  text: 'Öffnen Sie eine Nachrichtenseite, die Sie täglich lesen, und klicken oder tippen Sie auf das Schild-Symbol.',
};

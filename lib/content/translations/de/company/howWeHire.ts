import { brand } from '@/lib/content/brand';
import { allHiringWeeks } from '@/lib/content/company/hiringWeeks';
import type * as english from '@/lib/content/company/howWeHire';
import type { Translation } from '@/lib/content/translations/translation';

export const howWeHireHero: Translation<typeof english.howWeHireHero> = {
  eyebrow: 'Unternehmenskultur',
  title: 'Sechs Etappen, zwei davon bezahlt',
  lead: 'Vorstellungsgespräche zeigen, wie gut sich jemand vorstellt. Wir sehen uns lieber Arbeit an: klein, echt und bezahlt. Auch Sie sehen, wie wir arbeiten, bevor sich eine Seite entscheidet.',
};

export const hiringStages: Translation<typeof english.hiringStages> = {
  title: 'Von der Bewerbung bis zum Angebot',
  paidLabel: 'Bezahlt',
  timeLabel: 'Dauer',
  whoLabel: 'Beteiligt',
  items: [
    {
      title: 'Wir lesen Ihre Bewerbung',
      text: 'Ein Mensch liest sie von Anfang bis Ende, der Name Ihrer Schule oder Hochschule ist dabei ausgeblendet. Innerhalb von 10 Werktagen bekommen Sie in jedem Fall eine Antwort.',
      time: 'bis zu 10 Werktage',
      who: 'eine Person aus dem Recruiting',
      paid: false,
    },
    {
      title: 'Ein kurzes Gespräch',
      text: 'Eine halbe Stunde, auf Wunsch ohne Kamera. Wir sprechen darüber, was Sie suchen, was wir suchen und was wir zahlen. Die Hälfte der Zeit gehört Ihren Fragen.',
      time: '30 Minuten',
      who: 'dieselbe Person',
      paid: false,
    },
    {
      title: 'Erstes bezahltes Projekt',
      text: 'Eine Arbeit, wie sie in dieser Stelle vorkommt, bei freier Zeiteinteilung: ein Plan, eine Durchsicht, ein Prototyp, eine Überarbeitung. Bezahlt wird sie, wie auch immer es ausgeht.',
      time: 'etwa sechs Stunden',
      who: 'nur Sie',
      paid: true,
    },
    {
      title: 'Gespräch mit dem künftigen Team',
      text: 'Zwei Menschen aus dem Team stellen Fragen zu Ihrem Projekt. Keine Denksportaufgaben. Danach fragen Sie.',
      time: 'eine Stunde',
      who: 'zwei Menschen aus dem Team',
      paid: false,
    },
    {
      title: 'Zweites bezahltes Projekt',
      text: 'Näher an einer normalen Woche: eine offene Frage, schriftliche Anmerkungen hin und her und ein Ergebnis, mit dem andere weiterarbeiten können müssen.',
      time: 'etwa 16 Stunden',
      who: 'eine Begleitung, die Fragen beantwortet',
      paid: true,
    },
    {
      title: 'Abschließende Gespräche',
      text: 'Sie lernen die Person kennen, an die Sie berichten würden, jemanden aus einem anderen Team und jemanden aus dem Gründungsteam. Wir entscheiden innerhalb einer Woche und sagen Ihnen, warum.',
      time: 'dreimal 45 Minuten',
      who: 'drei Menschen',
      paid: false,
    },
  ],
};

export const hiringCalendar: Translation<typeof english.hiringCalendar> = {
  title: 'Wie lange es insgesamt dauert',
  text: `Gewöhnlich ${allHiringWeeks} Wochen, manchmal weniger. Den größten Teil macht das Warten auf Termine aus, die Ihnen passen, und wir drängen Sie nicht.`,
  weekCount: (count) => (count === 1 ? '1 Woche' : `${count} Wochen`),
  label: 'Wochen in einem üblichen Verfahren, nach Etappe',
};

export const hiringQuestions: Translation<typeof english.hiringQuestions> = {
  title: 'Zu den Probe\u00adprojekten',
  items: [
    {
      id: 'what',
      question: 'Was ist ein Probeprojekt?',
      answer:
        'Eine Aufgabe wie die in der Stelle, mit allem, was Sie dafür brauchen, und einer Obergrenze für die Stunden. Wer gestaltet, bekommt einen Bildschirm mit einem Problem, wer forscht, einen Datensatz, wer juristisch arbeitet, einen Plan zur Prüfung.',
    },
    {
      id: 'why',
      question: 'Warum arbeiten Sie damit?',
      answer:
        'Sie sind gerechter. Im Vorteil ist, wer die Arbeit gut macht, nicht, wer gut über sie spricht. Und was bei einer Entscheidung nicht zählen sollte, bleibt außen vor.',
    },
    {
      id: 'pay',
      question: 'Was zahlen Sie?',
      answer:
        'Einen festen Betrag je Projekt, für alle in derselben Runde gleich, innerhalb einer Woche nach Ihrer Rechnung. Den Betrag nennen wir Ihnen, bevor Sie anfangen.',
    },
    {
      id: 'use',
      question: 'Verwenden Sie, was in der Bewerbung entsteht?',
      answer:
        'Nein. Die Aufgaben sind erfunden oder längst erledigt. Was Sie machen, gehört Ihnen, und nach Abschluss der Runde dürfen Sie es anderen zeigen.',
    },
    {
      id: 'time',
      question: 'Ich habe Arbeit und Familie. Reicht die Zeit?',
      answer:
        'Die Arbeit ist so aufgeteilt, dass sie in die Abende passt, und Sie haben immer mindestens eine Woche. Wenn Sie länger brauchen, sagen Sie es uns. Das ist kein Nachteil für Sie.',
    },
  ],
  closing: { label: 'Offene Stellen ansehen', href: '/hiring#roles' },
  contact: { label: 'Das Recruiting fragen', href: `mailto:${brand.supportEmail}` },
};

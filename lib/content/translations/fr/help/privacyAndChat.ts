import { brand } from '@/lib/content/brand';
import { linkTo } from '@/lib/content/help/helpQuestion';
import type * as english from '@/lib/content/help/privacyAndChat';
import { sitePages } from '@/lib/content/site/sitePages';
import { dataExportWords } from '@/lib/content/translations/fr/account/dataExport';
import type { Translation } from '@/lib/content/translations/translation';

const { aboutChat, chatTerms, privacy, security, signIn, contact } = sitePages;

export const privacyAndChat: Translation<typeof english.privacyAndChat> = {
  id: 'privacy-and-chat',
  title: 'Chat IA et vie privée',
  questions: [
    {
      id: 'chat-private',
      question: `${brand.chat} est-\u2060il vraiment privé ?`,
      answer: [
        [
          'Nous retirons votre adresse IP avant de transmettre une question, nous n’enregistrons ni questions ni réponses, et rien ne sert à entraîner un modèle. ',
          linkTo(aboutChat.href, `Comment fonctionne ${brand.chat}`),
          ' explique chaque étape ; les ',
          linkTo(chatTerms.href, 'conditions'),
          ' nous y engagent.',
        ],
      ],
    },
    {
      id: 'chat-paid',
      question: `Comment obtenir les modèles plus performants dans ${brand.chat} ?`,
      answer: [
        [
          'Ils font partie de l’abonnement. Dans notre navigateur, ils apparaissent dès la connexion. Dans un autre navigateur, commencez par ',
          linkTo(signIn.href, 'vous connecter'),
          ' sur ce site, puis ouvrez le chat.',
        ],
      ],
    },
    {
      id: 'what-you-know',
      question: `Que sait ${brand.name} sur moi ?`,
      answer: [
        [
          'Les recherches ne sont pas enregistrées avec une adresse IP ou un identifiant. L’adresse e-mail que vous nous donnez pour la newsletter, pour la protection des e-mails ou pour savoir quand l’abonnement sera disponible n’est conservée que pour cela. Avec un abonnement, nous avons un numéro de compte aléatoire, l’état de votre abonnement et votre adresse e-mail si vous l’ajoutez. La ',
          linkTo(privacy.href, 'politique de confidentialité'),
          ' énumère le tout, avec la durée de conservation de chaque élément.',
        ],
        [
          'Nous ne vendons pas de données personnelles. Nos annonces correspondent aux mots d’une recherche, pas à la personne.',
        ],
      ],
    },
    {
      id: 'my-data',
      question: 'Comment voir ou supprimer les données que vous avez sur moi ?',
      answer: [
        [
          'Pour un abonnement, la ',
          linkTo(sitePages.account.href, 'page de votre compte'),
          ` vous donne tout dans un fichier, avec « ${dataExportWords.download} », et vous permet de tout supprimer. Pour le reste, écrivez à `,
          linkTo(`mailto:${brand.privacyEmail}`, brand.privacyEmail),
          '. Nous répondons dans un délai d’un mois.',
        ],
      ],
    },
    {
      id: 'report-security',
      question: 'Comment signaler un problème de sécurité ou un faux message ?',
      answer: [
        [
          'Notre page sur la ',
          linkTo(security.href, 'sécurité'),
          ' indique où signaler une faille et ce que vous pouvez attendre de nous. Si vous avez reçu un e-mail suspect en notre nom, ',
          linkTo(contact.href, 'dites-le-nous'),
          '. Nous ne demandons jamais de code, de mot de passe ni de numéro de carte.',
        ],
      ],
    },
  ],
};

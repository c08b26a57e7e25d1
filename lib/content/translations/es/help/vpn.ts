import { brand } from '@/lib/content/brand';
import { linkTo } from '@/lib/content/help/helpQuestion';
import type * as english from '@/lib/content/help/vpn';
import { sitePages } from '@/lib/content/site/sitePages';
import { subscriptionFigures } from '@/lib/content/subscription/proFeatures';
import type { Translation } from '@/lib/content/translations/translation';

const { app, contact, vpnLocations } = sitePages;

export const vpn: Translation<typeof english.vpn> = {
  id: 'vpn',
  title: 'VPN',
  questions: [
    {
      id: 'vpn-set-up',
      question: '¿Cómo configuro la VPN?',
      answer: [
        {
          steps: [
            [
              'Instala ',
              linkTo(app.href, brand.browser),
              ' e inicia sesión en los ajustes, en «Suscripción».',
            ],
            ['Abre «VPN» en los ajustes y actívala.'],
            ['Permite la configuración de VPN cuando tu sistema lo pida. Solo lo pide una vez.'],
          ],
        },
        [
          `La VPN protege entonces todo el dispositivo, también las demás aplicaciones. Puedes usarla en hasta ${subscriptionFigures.vpnDevices} dispositivos a la vez.`,
        ],
      ],
    },
    {
      id: 'vpn-location',
      question: '¿Qué ubicaciones puedo elegir?',
      answer: [
        [
          'Están todas en la ',
          linkTo(vpnLocations.href, 'lista de ubicaciones de la VPN'),
          '. En la aplicación, abre «Ubicación» en los ajustes de la VPN. Si no eliges, se usa la más cercana, que suele ser la más rápida.',
        ],
      ],
    },
    {
      id: 'vpn-not-connecting',
      question: 'La VPN no se conecta o se corta una y otra vez.',
      answer: [
        {
          steps: [
            ['Desactiva la VPN y comprueba que internet funciona sin ella.'],
            ['En hoteles y trenes, abre primero una página web y acepta las condiciones de la red.'],
            ['Elige otra ubicación en la aplicación.'],
            ['Desactiva cualquier otra VPN y cualquier aplicación de seguridad que filtre la red.'],
            ['Actualiza la aplicación y reinicia después el dispositivo.'],
          ],
        },
        [
          '¿Sigue sin funcionar? ',
          linkTo(contact.href, 'Cuéntanos'),
          ' qué sistema usas y qué muestra la aplicación.',
        ],
      ],
    },
    {
      id: 'vpn-slow',
      question: '¿Por qué va lenta la VPN?',
      answer: [
        [
          'Tu tráfico da un rodeo, y cada kilómetro cuenta. Elige una ubicación cercana o una que la aplicación marque como menos saturada. Si usas wifi, compara la velocidad con la VPN desactivada: muchas veces es la propia red.',
        ],
      ],
    },
    {
      id: 'vpn-blocked',
      question: 'Una web o una aplicación rechaza la VPN.',
      answer: [
        [
          'Algunos bancos, tiendas y servicios de streaming no admiten VPN. Prueba otra ubicación o excluye esa aplicación en «Aplicaciones excluidas», en los ajustes de la VPN. Todo lo demás sigue protegido.',
        ],
      ],
    },
  ],
};

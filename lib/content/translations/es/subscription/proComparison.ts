import { brand } from '@/lib/content/brand';
import type * as english from '@/lib/content/subscription/proComparison';
import { subscriptionFigures } from '@/lib/content/subscription/proFeatures';
import type { Translation } from '@/lib/content/translations/translation';

export const comparison: Translation<typeof english.comparison> = {
  title: 'Con y sin la suscripción',
  lead: 'Lo que cambia en situaciones de cada día.',
  columns: { topic: 'Situación', without: 'Sin ella', with: `Con ${brand.name}` },
  rows: [
    {
      topic: 'En una wifi pública',
      without: 'Quien gestiona la red puede ver qué webs visitas.',
      with: 'Solo ve una conexión cifrada.',
    },
    {
      topic: 'En casa',
      without: 'Tu proveedor de internet puede guardar una lista de las webs que visitas.',
      with: 'Tu proveedor puede ver que usas una VPN, pero no lo que haces con ella.',
    },
    {
      topic: 'En sitios de venta de datos (EE. UU.)',
      without:
        'Cualquiera puede buscar tu dirección. Te toca a ti pedir a cada web que la retire, una y otra vez.',
      with: `Revisamos más de ${subscriptionFigures.brokerSites} webs, pedimos que eliminen tu ficha y seguimos comprobando.`,
    },
    {
      topic: 'Si te roban la identidad',
      without: 'Averiguas por tu cuenta a quién llamar primero y luego esperas al teléfono.',
      with: 'Llamas a un solo número y te atiende un asesor, de día o de noche.',
    },
    {
      topic: 'Al usar un chat de IA',
      without: 'Tus preguntas se pueden guardar junto con tu nombre y tu dirección IP.',
      with: 'El modelo recibe tu pregunta, pero no tu dirección IP.',
      flag: 'usePaidDuckAi',
    },
    {
      topic: 'Al gestionarlo todo',
      without: 'Un servicio, una factura y una contraseña distintos para cada cosa.',
      with: 'Una suscripción, una factura y ninguna contraseña.',
    },
  ],
};

import { brand } from '@/lib/content/brand';
import type * as english from '@/lib/content/subscription/featureUse';
import type { Translation } from '@/lib/content/translations/translation';

const identityHelp = {
  text: 'Si la necesitas, una página te muestra el número de teléfono, atendido día y noche, y tu código de acceso.',
  action: 'Ver mi código de acceso',
};

export const featureUseTitle: Translation<typeof english.featureUseTitle> = 'Lo que tienes y dónde está';

export const featureUse: Translation<typeof english.featureUse> = {
  'Network Protection': {
    text: `En ${brand.browser}, inicia sesión en los ajustes, en «Suscripción», y activa la VPN.`,
    action: `Instalar ${brand.browser}`,
  },
  'Duck.ai': {
    text: 'En cualquier navegador en el que hayas iniciado sesión puedes elegir los modelos más avanzados.',
    action: `Abrir ${brand.chat}`,
  },
  'Data Broker Protection': {
    text: `Funciona en ${brand.browser} en un Mac o un ordenador con Windows. Tus datos no salen de ahí.`,
    action: 'Empezar la eliminación',
  },
  'Identity Theft Restoration': identityHelp,
  'Global Identity Theft Restoration': identityHelp,
};

import type * as english from '@/lib/content/help/confirmWords';
import type { Translation } from '@/lib/content/translations/translation';

export const confirmWords: Translation<typeof english.confirmWords> = {
  title: 'Desistimiento o cancelación',
  withdrawal: 'Confirmar el desistimiento',
  cancellation: 'Cancelar ahora',
  note: 'Abrir esta página no cambia nada; solo lo hace el botón.',
  back: 'Ir a la ayuda',
};

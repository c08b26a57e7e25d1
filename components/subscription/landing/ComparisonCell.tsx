import { Sign } from '@/components/marketing/Sign';

/** One side of a situation: `ours` is the subscription's. */
export function ComparisonCell({ text, ours = false }: { text: string; ours?: boolean }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: the table is laid out as a grid, which removes the native role in some browsers
    <td role="cell" className={ours ? 'ours' : undefined}>
      <Sign kind={ours ? 'yes' : 'no'} disc />
      <span>{text}</span>
    </td>
  );
}

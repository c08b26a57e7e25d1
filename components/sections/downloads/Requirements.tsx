import { Facts } from '@/components/marketing/Facts';

type Props = { title: string; rows: readonly { term: string; text: string }[] };

/** What an app needs, as terms and values. */
export function Requirements({ title, rows }: Props) {
  return (
    <div id="requirements">
      <h2 className="below-4">{title}</h2>
      <Facts rows={rows} />
    </div>
  );
}

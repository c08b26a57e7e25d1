import { Disclosure } from '@/components/ui/Disclosure';

type Props = { title: string; items: readonly { id: string; title: string; text: string }[] };

/** Problems that can occur during an installation. Each expands on a press or by its fragment, without a script. */
export function Troubles({ title, items }: Props) {
  return (
    <div>
      <h2 className="below-4">{title}</h2>
      <div className="troubles">
        {items.map((item) => (
          <Disclosure key={item.id} {...item} />
        ))}
      </div>
      <style jsx>{`
        .troubles {
          border-bottom: 1px solid var(--color-border);
        }
      `}</style>
    </div>
  );
}

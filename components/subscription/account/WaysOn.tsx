import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/forms/ButtonLink';

type Way = readonly [label: string, href: string];
/** `children` are further ways, which are no links. */
type Props = { ways: readonly (Way | null)[]; children?: ReactNode };

/** Where to go from a screen, the main way first. */
export function WaysOn({ ways, children }: Props) {
  return (
    <div className="gap-4 stacked">
      {ways
        .filter((way) => way !== null)
        .map(([label, href], index) => (
          <ButtonLink key={href} href={href} variant={index === 0 ? 'primary' : 'secondary'} wide>
            {label}
          </ButtonLink>
        ))}
      {children}
    </div>
  );
}

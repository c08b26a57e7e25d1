import { type AnchorHTMLAttributes, Children, type ReactNode } from 'react';
import { Icon } from '@/components/ui/icons/Icon';
import type { IconName } from '@/components/ui/icons/icons';
import { printedEmail } from '@/components/ui/printedEmail';
import { localUrl } from '@/lib/content/site/languages/localUrl';
import type { ButtonSize, ButtonVariant } from './Button';
import { buttonStyles } from './buttonStyles';

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className' | 'style'> & {
  href: string;
  children: ReactNode;
  variant?: ButtonVariant;
  size?: ButtonSize;
  wide?: boolean;
  iconAfter?: IconName;
};

/** A link that looks like a button: it leads somewhere and works without a script. */
export function ButtonLink({
  children,
  variant = 'primary',
  size = 'medium',
  wide = false,
  iconAfter,
  href,
  ...rest
}: Props) {
  const names = ['button', variant, size, wide && 'wide'].filter(Boolean).join(' ');
  // Documents contain dozens of these links, most of them with a text alone.
  const isText = !iconAfter && Children.toArray(children).every((child) => typeof child === 'string');
  return (
    <a {...rest} href={localUrl(href)} className={names} data-email={printedEmail(href, children)}>
      {isText ? (
        children
      ) : (
        <span className="content">
          {children}
          {iconAfter ? <Icon name={iconAfter} /> : null}
        </span>
      )}
      <style jsx>{buttonStyles}</style>
    </a>
  );
}

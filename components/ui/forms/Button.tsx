import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { Icon } from '@/components/ui/icons/Icon';
import type { IconName } from '@/components/ui/icons/icons';
import { Spinner } from '@/components/ui/Spinner';
import { buttonStyles } from './buttonStyles';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'medium' | 'small';

type Props = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style'> & {
  children: ReactNode;
  variant?: ButtonVariant;
  size?: ButtonSize;
  wide?: boolean;
  /** For a quiet button below or beside text: its label stands at the edge of the text. */
  flush?: boolean;
  icon?: IconName;
  iconAfter?: IconName;
  /** Shown and announced while work is in progress; null or absent means idle. The width does not change. */
  busyLabel?: string | null;
  /** For what has to wait for other work in progress: presses are ignored, and the focus stays. */
  blocked?: boolean;
  ref?: Ref<HTMLButtonElement>;
};

/**
 * A busy button keeps its focus and its width and ignores presses. It is not `disabled`, since a disabled element loses
 * the focus and a keyboard user would be sent back to the start of the page.
 */
export function Button({
  children,
  variant = 'primary',
  size = 'medium',
  wide = false,
  flush = false,
  icon,
  iconAfter,
  busyLabel = null,
  blocked = false,
  type = 'button',
  onClick,
  ...rest
}: Props) {
  const busy = busyLabel !== null;
  const disabled = busy || blocked;
  const names = ['button', variant, size, wide && 'wide', flush && 'flush', busy && 'busy']
    .filter(Boolean)
    .join(' ');
  // A document has no script, and React warns about unnecessary handlers: attach one only when requested.
  const handler = disabled ? (event: MouseEvent) => event.preventDefault() : onClick;
  return (
    <button {...rest} type={type} className={names} aria-disabled={disabled || undefined} onClick={handler}>
      <span className="content">
        {icon ? <Icon name={icon} /> : null}
        {children}
        {iconAfter ? <Icon name={iconAfter} /> : null}
      </span>
      {busy ? (
        <span className="spinner" role="status">
          <Spinner />
          <span className="spoken">{busyLabel}</span>
        </span>
      ) : null}
      <style jsx>{buttonStyles}</style>
    </button>
  );
}

import clsx from 'clsx'
import type { ComponentProps } from 'react'
import { buttonClass, type ButtonSize, type ButtonVariant } from './button-class.ts'
import { SpinnerRing } from './spinner-ring.tsx'

export type ButtonProps = ComponentProps<'button'> & {
  variant: ButtonVariant
  size?: ButtonSize | undefined
  /** Work is under way: the button keeps its focus and its width, and takes no further press. */
  busy?: boolean | undefined
  /** Called when it is pressed while `aria-disabled`, to say what it needs first. */
  onRefused?: (() => void) | undefined
}

/** A button. Not a submit button unless `type` says so. */
export function Button({
  variant,
  size,
  busy,
  className,
  children,
  onClick,
  onRefused,
  type = 'button',
  ...rest
}: ButtonProps) {
  const inert = busy || rest['aria-disabled'] === true || rest['aria-disabled'] === 'true'
  return (
    <button
      {...rest}
      // oxlint-disable-next-line react/button-has-type -- the type is the caller's, 'button' by default
      type={type}
      className={clsx(buttonClass(variant, size), className)}
      aria-busy={busy || undefined}
      aria-disabled={inert || undefined}
      onClick={(event) => {
        if (inert) {
          event.preventDefault()
          if (!busy) onRefused?.()
        } else {
          onClick?.(event)
        }
      }}
    >
      {/* A page translator replaces bare text: words get an element, and the ring comes after them. */}
      {typeof children === 'string' ? <span>{children}</span> : children}
      {busy && <SpinnerRing />}
    </button>
  )
}

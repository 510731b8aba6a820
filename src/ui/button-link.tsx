import clsx from 'clsx'
import type { ComponentProps } from 'react'
import { buttonClass, type ButtonSize, type ButtonVariant } from './button-class.ts'

export type ButtonLinkProps = ComponentProps<'a'> & {
  href: string
  variant: ButtonVariant
  size?: ButtonSize | undefined
}

/** A link that looks like a button: works before any script runs. */
export function ButtonLink({ variant, size, className, children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} className={clsx(buttonClass(variant, size), className)}>
      {children}
    </a>
  )
}

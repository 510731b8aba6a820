import type { ReactNode } from 'react'
import { ConsoleLink } from '../console-link.tsx'
import { usePlace } from '../place.ts'
import { sectionOf } from './draft/field-names.ts'
import type { Path } from './draft/paths.ts'
import { partHref } from './editor-place.ts'
import { textQuery } from './texts/use-text-place.ts'

type FieldLinkProps = { path: Path; id?: string | undefined; children: ReactNode }

/** Leads to the control of a part of the draft; its section opens and gives it the focus. */
export function FieldLink({ path, id, children }: FieldLinkProps) {
  const place = usePlace()
  return (
    <ConsoleLink
      id={id}
      href={partHref(place, sectionOf(path), { field: path, ...textQuery(path) })}
    >
      {children}
    </ConsoleLink>
  )
}

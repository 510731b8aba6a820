import { useEffect } from 'react'
import { goToControl } from '#src/ui/go-to-control.ts'
import { go, hrefOf, type Place, placeNow } from '../place.ts'
import { controlOf } from './draft/field-ids.ts'

/** Gives the focus to the control of the field that the address names, once; then the address names none. */
export function useFieldFocus({ query }: Place): void {
  const { field } = query
  useEffect(() => {
    if (field === undefined) return
    const id = controlOf(field, (one) => document.getElementById(one) !== null)
    if (id) goToControl(id)
    const { path, query: now } = placeNow()
    go(hrefOf(path, { ...now, field: undefined }), { replace: true })
  }, [field])
}

import { useEffect } from 'react'
import type { OperatorGrant } from '#src/contract/operate/operator-role.ts'
import { useOperate } from '../../operate-context.ts'
import { consolePath } from '../../paths.ts'
import { go, placeNow, usePlace } from '../../place.ts'
import { brandHref, newBrandId } from '../editor-place.ts'

/** Leads an admin who arrives at a console without any brand to the guide that makes the first one. */
export function FirstBrand({ grants }: { grants: readonly OperatorGrant[] }) {
  const { data } = useOperate()
  const { path } = usePlace()
  const isAdmin = grants.some(({ role, brandId }) => role === 'admin' && brandId === null)
  const isArriving = isAdmin && path === consolePath
  useEffect(() => {
    if (!isArriving) return
    data.brands().then(
      ({ results }) => {
        if (results.length === 0 && placeNow().path === consolePath)
          go(brandHref(newBrandId), { replace: true })
      },
      // The console opens as it would otherwise; the list of brands says what is wrong.
      () => {},
    )
  }, [isArriving, data])
  return null
}

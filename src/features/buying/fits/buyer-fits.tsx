import { useUser } from '#src/auth/use-user.ts'
import { type BuyerRole, isAtLeast } from '#src/contract/buyers/buyer-role.ts'
import type { Buyer } from '#src/contract/buyers/buyer.ts'
import { useData } from '#src/data/data-context.ts'
import type { BuyerFitsProps } from '#src/lib/buyer-fits-props.ts'
import { AddToList } from '../lists/add-to-list.tsx'
import { useQuietQueues } from '../lists/use-change-queue.ts'
import { ProfileFits } from './profile-fits.tsx'
import { SaveSearch } from './save-search.tsx'
import { SupplierFits } from './supplier-fits.tsx'

const mayEdit = ({ role }: { role: BuyerRole }) => isAtLeast(role, 'EDITOR')

/** What a buyer is told of a supplier and can do with it, in a list or on its profile, and how they keep a search. */
export function BuyerFits({ buyers, ...of }: BuyerFitsProps & { buyers: readonly Buyer[] }) {
  useQuietQueues(useData(), useUser()?.id ?? null, buyers)
  if ('asked' in of) return <SaveSearch buyers={buyers} asked={of.asked} />
  const { slug, name, listed } = of
  const editing = buyers.filter(mayEdit)
  const add = editing.length > 0 && (
    <AddToList buyers={editing} slug={slug} name={listed ? name : null} />
  )
  if (listed) return <SupplierFits {...{ buyers, slug, name, ...listed }}>{add}</SupplierFits>
  return <ProfileFits {...{ buyers, slug, name }}>{add}</ProfileFits>
}

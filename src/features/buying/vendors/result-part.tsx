import type { VendorListDetails } from '#src/contract/buyers/vendor-list.ts'
import { InvitePart } from './invite-part.tsx'
import { ReportPart } from './report-part.tsx'
import { RowsPart } from './rows-part.tsx'

type ResultPartProps = {
  list: VendorListDetails
  mayEdit: boolean
  onDecided: () => void
}

/** What was found for a list: what it adds up to, its rows, and what to do about those that were not found. */
export function ResultPart({ list, mayEdit, onDecided }: ResultPartProps) {
  const { match, possible, none } = list.counts
  return (
    <>
      <ReportPart list={list} decided={`${match} ${possible} ${none}`} />
      <RowsPart {...{ list, mayEdit, onDecided }} />
      {none > 0 && <InvitePart list={list} />}
    </>
  )
}

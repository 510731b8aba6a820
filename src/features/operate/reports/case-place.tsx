import { useState } from 'react'
import { useText } from '#src/i18n/text-context.ts'
import { useLoaded } from '#src/ui/use-loaded.ts'
import type { CaseKey } from '#src/data/operate-data.ts'
import { LoadedPart } from '../loaded-part.tsx'
import { useOperate } from '../operate-context.ts'
import { createLeases } from '../queue/leases.ts'
import { useLease } from '../queue/use-lease.ts'
import { keyText } from '../queue/queue-key.ts'
import placeStyles from '../queue/item-place.module.css'
import { caseText } from './case-key.ts'
import { CasePane } from './case-pane.tsx'
import type { CaseDesk } from './use-case-desk.ts'

type CasePlaceProps = {
  of: CaseKey
  desk: CaseDesk
  nameOf: (credentialId: string) => string
  /** It is decided. */
  onDone: () => void
}

/** What is open, as soon as it is there. Others are told who is at the reports about its supplier. */
export function CasePlace({ of, desk, nameOf, onDone }: CasePlaceProps) {
  const t = useText()
  const { data } = useOperate()
  const [turn, setTurn] = useState(0)
  const [leases] = useState(() =>
    createLeases({
      lease: (slug) => data.leaseReports(slug),
      endLease: (slug) => data.endReportLease(slug),
    }),
  )
  const loaded = useLoaded(`${caseText(of)} ${turn}`, () => data.case(of))
  const isOpen = loaded.state === 'ready' && loaded.value.outcome === null
  // The lease is of the supplier, and has the form of that of a credential.
  const leased = useLease(
    leases,
    isOpen ? keyText({ slug: of.slug, credentialId: 'reports' }) : null,
  )
  if (loaded.state !== 'ready')
    return (
      <div className={placeStyles.place}>
        <LoadedPart
          loaded={loaded}
          loadingText={t('operate-reports.case.loading')}
          failedText={t('operate-reports.case.failed')}
          height="20rem"
        >
          {() => null}
        </LoadedPart>
      </div>
    )
  return (
    <CasePane
      key={caseText(of)}
      one={loaded.value}
      desk={desk}
      nameOf={nameOf}
      leased={leased}
      onDone={onDone}
      onChanged={() => setTurn(turn + 1)}
    />
  )
}

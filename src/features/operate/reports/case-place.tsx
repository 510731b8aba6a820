import type { CaseKey } from '#src/data/operate-data.ts'
import { useText } from '#src/i18n/text-context.ts'
import { useLoaded } from '#src/ui/use-loaded.ts'
import { useOperate } from '../operate-context.ts'
import { OpenItem } from '../queue/open-item.tsx'
import { keyText } from '../queue/queue-key.ts'
import { useLease } from '../queue/use-lease.ts'
import { caseItem } from './case-key.ts'
import { CasePane } from './case-pane.tsx'
import { type CaseDesk, leasedOf } from './use-case-desk.ts'

type CasePlaceProps = {
  of: CaseKey
  /** Another one has the case read anew. */
  turn: number
  desk: CaseDesk
  nameOf: (credentialId: string) => string
  /** Where the list is shown alone. */
  listHref: string
}

/** What is open, as soon as it is there. Others are told who is at the reports about its supplier. */
export function CasePlace({ of, turn, desk, nameOf, listHref }: CasePlaceProps) {
  const t = useText()
  const { data } = useOperate()
  const open = `${of.kind} ${of.slug} ${of.id}`
  const loaded = useLoaded(`${open} ${turn}`, () => data.case(of).then(caseItem))
  const isOpen = loaded.state === 'ready' && loaded.value.outcome === null
  const leased = useLease(desk.leases, isOpen ? keyText(leasedOf(of)) : null)
  return (
    <OpenItem
      {...{ loaded, listHref, goneText: t('operate-reports.case.goneText') }}
      loadingText={t('operate-reports.case.loading')}
      failedText={t('operate-reports.case.failed')}
    >
      {(one) => <CasePane key={open} {...{ one, desk, nameOf, leased }} />}
    </OpenItem>
  )
}

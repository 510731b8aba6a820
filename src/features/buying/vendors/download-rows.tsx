import type { ReactNode } from 'react'
import type { VendorList } from '#src/contract/buyers/vendor-list.ts'
import type { VendorVerdict } from '#src/contract/vendors/vendor-match.ts'
import { downloadFile } from '#src/lib/download-file.ts'
import { Button } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import * as icons from '#src/ui/icons.ts'
import { useBuying } from '../buying-context.ts'
import { useToldAction } from '../use-told-action.tsx'

type DownloadRowsProps = {
  list: Pick<VendorList, 'id' | 'name'>
  /** Of which rows; left out: of all. */
  outcome?: VendorVerdict | undefined
  children: ReactNode
}

/** Gives the rows of a list with what was found as CSV. */
export function DownloadRows({ list: { id, name }, outcome, children }: DownloadRowsProps) {
  const { buyers, buyer } = useBuying()
  const action = useToldAction()
  const download = () =>
    action.run(async () => {
      const file = await buyers.vendors.file({ buyer: buyer.slug, id }, outcome)
      const stem = name.replace(/\.\w{1,5}$/, '')
      downloadFile(file, `${outcome ? `${stem}-${outcome}` : stem}-checked.csv`)
    })
  return (
    <Button variant="secondary" busy={action.busy} onClick={download}>
      <Icon drawing={icons.download} />
      <span>{children}</span>
    </Button>
  )
}

import { useState } from 'react'
import { useTexts } from '../../i18n/text-context.ts'
import { useData } from '../../data/data-context.ts'
import { notify } from '../../ui/notification-store.ts'
import { failureMessage } from './failure-message.ts'
import type { Duplicate } from './duplicates.tsx'
import { duplicateKeywords, nearDuplicates } from './near-duplicates.ts'
import { nameProblem } from './organisation-name.ts'
import { statusBySlug } from './status-by-slug.ts'
import { useOpenOrganisation } from './use-open-organisation.ts'

/** ORG-4: adds an organisation, after its near-duplicates have been offered once for that name. */
export function useSetup(initialName: string) {
  const texts = useTexts()
  const { t } = texts
  const data = useData()
  // Back must not lead to the finished form, which would add the organisation once more.
  const open = useOpenOrganisation(true)
  const [name, setName] = useState(initialName)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [duplicates, setDuplicates] = useState<readonly Duplicate[]>([])

  function rename(next: string) {
    setName(next)
    setProblem(null)
    setDuplicates([])
  }

  async function submit() {
    const wrong = nameProblem(t, name)
    setProblem(wrong)
    if (wrong || busy) return
    setBusy(true)
    try {
      const offered = duplicates.length > 0
      const found = offered ? [] : await findDuplicates()
      if (found.length > 0) setDuplicates(found)
      else open((await data.profile.createSupplier(name.trim())).organisation.slug)
    } catch (error) {
      notify({ message: failureMessage(texts, error), tone: 'critical' })
    }
    setBusy(false)
  }

  async function findDuplicates(): Promise<Duplicate[]> {
    const [memberships, ...answers] = await Promise.all([
      data.profile.memberships(),
      ...duplicateKeywords(name).map((keyword) => data.profile.searchOrganisations(keyword)),
    ])
    const statuses = statusBySlug(memberships)
    return nearDuplicates(name, answers.flat()).map((organisation) => ({
      organisation,
      status: statuses.get(organisation.slug),
    }))
  }

  return { name, rename, busy, problem, duplicates, submit, open }
}

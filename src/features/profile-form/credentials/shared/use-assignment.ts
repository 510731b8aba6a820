import { useState } from 'react'
import { useText } from '#src/i18n/text-context.ts'
import * as limits from '#src/contract/limits.ts'
import { useData } from '#src/data/data-context.ts'
import type { QueuedFile } from '#src/data/outbox/outbox.ts'
import { notify } from '#src/ui/notification-store.ts'
import { failureWords } from '../evidence/failure-words.ts'

type ToAssign = Readonly<Pick<QueuedFile, 'id' | 'name'>>

/** What was decided about files so far, by their ids, and how it is carried out. */
export function useAssignment(files: readonly ToAssign[], slug: string) {
  const t = useText()
  const data = useData()
  const [organisation, setOrganisation] = useState(slug)
  const [names, setNames] = useState<Readonly<Record<string, string>>>({})
  const [credentials, setCredentials] = useState<Readonly<Record<string, string>>>({})
  const [problem, setProblem] = useState('')
  const nameOf = ({ id, name }: ToAssign) => names[id] ?? name
  /** Why the name of a file will not do. */
  function nameProblem(file: ToAssign): string | undefined {
    const name = nameOf(file).trim()
    if (name === '') return t('shared-files.noName')
    return name.length > limits.fileName
      ? t('evidence.longName', { name, most: limits.fileName })
      : undefined
  }
  const choose = (ids: readonly string[], credentialId: string) => {
    setProblem('')
    setCredentials((before) => ({
      ...before,
      ...Object.fromEntries(ids.map((id) => [id, credentialId])),
    }))
  }
  return {
    organisation,
    nameOf,
    credentialOf: (id: string) => credentials[id] ?? '',
    nameProblem,
    problem,
    rename: (id: string, name: string) => setNames((before) => ({ ...before, [id]: name })),
    choose: (id: string, credentialId: string) => choose([id], credentialId),
    chooseForAll: (credentialId: string) =>
      choose(
        files.map((one) => one.id),
        credentialId,
      ),
    changeOrganisation(to: string) {
      setCredentials({})
      setOrganisation(to)
    },
    /** @returns whether everything that was decided is carried out */
    async carryOut(): Promise<boolean> {
      const decided = files.filter(({ id }) => credentials[id])
      if (decided.length === 0) {
        setProblem(t('shared-files.nothingChosen'))
        return false
      }
      if (decided.some((file) => nameProblem(file))) return false
      for (const file of decided) {
        const credentialId = credentials[file.id] ?? ''
        const name = nameOf(file).trim()
        if (await data.outbox.assignEvidence(file.id, { organisation, credentialId, name }))
          continue
        setProblem(failureWords(t, { name, reason: 'full' }))
        return false
      }
      notify({ tone: 'positive', message: t('shared-files.added', { files: decided.length }) })
      return true
    },
  }
}

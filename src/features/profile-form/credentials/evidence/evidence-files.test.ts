import { expect, it } from 'vitest'
import type { Evidence } from '#src/contract/evidence.ts'
import { changedFiles, noChanges, withAdded, withRemoved } from './evidence-files.ts'

const file = (id: string): Evidence => ({
  id,
  credentialId: 'iso-14001',
  name: `${id}.pdf`,
  type: 'application/pdf',
  size: 1,
  sha256: '',
  uploadedAt: '2026-01-01T00:00:00.000Z',
})
const idsOf = (files: readonly Evidence[]) => files.map((one) => one.id)

it('PRF-8 shows what was sent first, and each file once', () => {
  const changes = withAdded(withAdded(noChanges, file('new')), file('old'))
  expect(idsOf(changedFiles([file('old'), file('older')], changes))).toEqual([
    'old',
    'new',
    'older',
  ])
})

it('PRF-8 shows no removed file until it is sent again', () => {
  const removed = withRemoved(noChanges, 'old')
  expect(idsOf(changedFiles([file('old'), file('older')], removed))).toEqual(['older'])
  const again = withAdded(removed, file('old'))
  expect(idsOf(changedFiles([file('old'), file('older')], again))).toEqual(['old', 'older'])
})

import { expect, it } from 'vitest'
import { invoiceFinanceRefusal } from './invoice-finance.ts'

const pending = { credentialId: 'b-corp', status: 'PENDING' } as const
const approved = { credentialId: 'iso-14001', status: 'APPROVED' } as const

it('FIN-1 asks for one verified credential', () => {
  expect(invoiceFinanceRefusal([])?.code).toBe('no-verified-credential')
  expect(invoiceFinanceRefusal([pending])?.code).toBe('no-verified-credential')
  expect(invoiceFinanceRefusal([pending, approved])).toBeNull()
})

import { expect, it } from 'vitest'
import { createCall } from '../http.ts'
import { operateBenefitsApi } from './operate-benefits.ts'
import { operateCatalogueApi } from './operate-catalogue.ts'
import { operateNewsletterApi } from './operate-newsletter.ts'
import { operateNumbersApi } from './operate-numbers.ts'

const csv = 'id,name\r\nb-corp,"B, Corp"\r\n'
/** A client of a server that answers everything with one body. */
const callTo = (body: string, type: string) =>
  createCall({
    ...{ baseUrl: 'http://localhost/api', paths: {} },
    fetch: async () => new Response(body, { headers: { 'content-type': type } }),
    token: async () => 'token',
    refresh: async () => null,
  })
type Call = ReturnType<typeof callTo>

const files: readonly [string, (call: Call) => Promise<Blob>][] = [
  ['the catalogue', (call) => operateCatalogueApi(call).file()],
  ['the newsletter', (call) => operateNewsletterApi(call).file({ all: false })],
  ['claims on benefits', (call) => operateBenefitsApi(call).benefitClaimsFile({ state: 'open' })],
  ['numbers', (call) => operateNumbersApi(call).numbersFile({ days: '30' })],
  ['the audit log', (call) => operateNumbersApi(call).auditFile({})],
]

it.each(files)('OPR-5 OPR-6 %s comes as a file, although it is read as text', async (_, read) => {
  const file = await read(callTo(csv, 'text/csv; charset=utf-8'))
  expect(file).toBeInstanceOf(Blob)
  expect(await file.text()).toBe(csv)
})

it.each(files)('OFF-3 a page in the place of %s is none', async (_, read) => {
  const call = callTo('<!DOCTYPE html><title>Airport</title>', 'text/html')
  await expect(read(call)).rejects.toMatchObject({ status: 0, code: 'captive' })
})

import type * as v from 'valibot'
import { numberEndpoints } from '../../contract/endpoints/numbers.ts'
import type { Call, CallInput } from '../http.ts'
import { readAnswer } from '../mend.ts'
import { readCsvFile } from '../read-file.ts'

const { auditFile, auditLog, numbers } = numberEndpoints

export type NumbersQuery = NonNullable<CallInput<typeof numbers>['query']>
export type NumbersAnswer = v.InferOutput<typeof numbers.response>
export type AuditQuery = NonNullable<CallInput<typeof auditLog>['query']>
export type AuditFilters = NonNullable<CallInput<typeof auditFile>['query']>
export type AuditAnswer = v.InferOutput<typeof auditLog.response>

/** What the portal counts, and its audit log, for operators. */
export const operateNumbersApi = (call: Call) => ({
  async numbers(query: NumbersQuery): Promise<NumbersAnswer> {
    return readAnswer(numbers.response, await call(numberEndpoints, 'numbers', { query }))
  },
  async numbersFile(query: NumbersQuery): Promise<Blob> {
    return readCsvFile(await call(numberEndpoints, 'numbersFile', { query }))
  },
  async audit(query: AuditQuery): Promise<AuditAnswer> {
    return readAnswer(auditLog.response, await call(numberEndpoints, 'auditLog', { query }))
  },
  async auditFile(query: AuditFilters): Promise<Blob> {
    return readCsvFile(await call(numberEndpoints, 'auditFile', { query }))
  },
})
export type OperateNumbersApi = ReturnType<typeof operateNumbersApi>

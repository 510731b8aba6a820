import type { OperateData } from '#src/data/operate-data.ts'

type OfCases =
  | 'cases'
  | 'case'
  | 'leaseReports'
  | 'endReportLease'
  | 'decideReport'
  | 'decideAppeal'
  | 'endSuspension'

/** No reports and no appeals; a test puts in place what it looks at. */
export const consoleCases = (): Pick<OperateData, OfCases> => ({
  cases: async () => ({ results: [], next: null, total: 0 }),
  case: () => new Promise(() => {}),
  leaseReports: async () => ({
    ...{ name: 'Olga Verne', isSelf: true, until: '2026-01-02T00:00:00.000Z' },
  }),
  endReportLease: async () => {},
  decideReport: async () => {},
  decideAppeal: async () => {},
  endSuspension: async () => {},
})

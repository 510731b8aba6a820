import type { RecordsApi } from '../api/resources/edited-records.ts'

/** The calls about records of one kind, for editors; nothing of it is kept on the device. */
export type RecordCalls<Content> = RecordsApi<Content>

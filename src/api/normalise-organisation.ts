import { isRecord } from '../lib/is-record.ts'

/** `website`, else `urls.website`, else `urls.WEBSITE` (API-2). */
export function withWebsite(organisation: unknown): unknown {
  if (!isRecord(organisation) || organisation['website']) return organisation
  const urls = isRecord(organisation['urls']) ? organisation['urls'] : {}
  return { ...organisation, website: urls['website'] || urls['WEBSITE'] || '' }
}
